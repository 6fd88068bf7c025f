import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { type ContactErrors, checkContact, withoutBuyer } from "@aradhana/core/checkout";
import type { Phone } from "@aradhana/core/contract";
import { maskPhone } from "@aradhana/core/phone";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { useShowProgress } from "@aradhana/ui/progress";
import { TextField } from "@aradhana/ui/text-field";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useUser } from "../../../shared/services/browser.tsx";
import { logOut } from "../../account/login/log-out.ts";
import { useSignedInPhone } from "../../account/login/use-signed-in-phone.ts";
import { PhoneOrSignIn } from "../../account/phone/phone-or-sign-in.tsx";
import { OfferSaved } from "../../account/saved/offer-saved.tsx";
import { useProfileName } from "../../account/saved/use-profile-name.ts";
import { InvoicePart } from "../one-page/invoice-part.tsx";
import { AddressFields } from "./address-fields.tsx";
import styles from "./checkout.module.css";
import { StepForm } from "./step-form.tsx";
import type { FieldErrorProps, StepProps } from "./step-props.ts";
import { continueText } from "./text.ts";

/** Step 3: how to reach the buyer, and where prasad goes if the package sends any. */
export function ContactStep(props: StepProps & FieldErrorProps) {
  const { draft, change, proceed, quote, packageName, fieldErrors, setFieldErrors, needsInvoiceAddress } =
    props;
  const sends = props.needsAddress;
  const needsAddress = sends || needsInvoiceAddress;
  const t = useText(continueText);
  const browser = useBrowser();
  const showProgress = useShowProgress();
  const main = useSignedInPhone();
  const [chosen, setChosen] = useState<Phone>();
  const known = main && (chosen ?? main);
  const token = useUser()?.token;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<ContactErrors>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  useFocusFirstError(form, tries);

  // Checked at each change. A field shows its error once it has lost the focus, all of them after Continue.
  const phoneIsKnown = known !== undefined;
  useEffect(() => {
    let isCurrent = true;
    void checkContact(draft, { needsAddress, phoneIsKnown, token }).then(
      (errors) => isCurrent && setFound(errors),
    );
    return () => {
      isCurrent = false;
    };
  }, [draft, needsAddress, phoneIsKnown, token]);
  // Not asked for again. Once: a buyer may clear it.
  const profileName = useProfileName();
  useEffect(() => {
    if (profileName) change(({ name }) => (name ? {} : { name: profileName }));
  }, [profileName, change]);
  const errors: ContactErrors =
    tries > 0 ? found : Object.fromEntries(Object.entries(found).filter(([field]) => left.has(field)));
  const blur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // For a button: words that appear now would push it away from under the finger that presses it.
    if (relatedTarget instanceof HTMLButtonElement) return;
    if (target instanceof HTMLInputElement && target.value)
      setLeft((fields) => new Set(fields).add(target.name));
  };

  async function submit() {
    const wrong = await showProgress(
      checkContact(draft, { needsAddress, phoneIsKnown, token, log: browser?.log }),
    );
    if (Object.keys(wrong).length > 0) return setTries((n) => n + 1);
    if (known) change({ phone: known });
    setFieldErrors(undefined);
    proceed();
  }

  async function leave() {
    if (!browser) return;
    await showProgress(logOut(browser));
    change(withoutBuyer(draft));
  }

  return (
    <StepForm
      ref={form}
      heading={t.contact.heading}
      quote={quote}
      packageName={packageName}
      onSubmit={() => void submit()}
      onBlur={blur}
    >
      <FieldErrors form={form} errors={fieldErrors}>
        <p className={styles.soft}>{t.contact.why}</p>
        {known ? (
          <>
            <p className={styles.chip}>
              {t.contact.signedIn(maskPhone(known))}
              <Button variant="quiet" size="sm" onClick={() => void leave()}>
                {t.contact.notYou}
              </Button>
            </p>
            <OfferSaved kind="phones" shown={known} onChoose={setChosen} />
          </>
        ) : (
          <PhoneOrSignIn
            value={draft.phone}
            onValueChange={(phone) => change({ phone })}
            reason={errors.phone}
            signIn={t.contact.signIn}
          />
        )}
        <TextField
          label={needsAddress ? t.contact.name : t.contact.nameOptional}
          error={errors.name && (draft.name.trim() ? t.contact.nameInvalid : t.contact.nameError)}
          name="name"
          autoComplete="name"
          required={needsAddress}
          maxLength={60}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        {sends && <OfferSaved kind="addresses" onChoose={change} />}
        {sends && (
          <AddressFields
            address={draft.address}
            errors={errors}
            onChange={(part) => change(({ address }) => ({ address: { ...address, ...part } }))}
          />
        )}
        <InvoicePart
          page={{ draft, change, errors, needsInvoiceAddress }}
          hasName
          messages={t.invoice}
          retry={t.problems.retry}
        />
        {needsAddress && (
          <OfferSaved
            kind="saving"
            saves="address"
            checked={draft.saves === true}
            onChange={(saves) => change({ saves })}
          />
        )}
        <Checkbox checked={draft.whatsapp} onChange={(event) => change({ whatsapp: event.target.checked })}>
          {t.contact.whatsapp}
        </Checkbox>
      </FieldErrors>
    </StepForm>
  );
}
