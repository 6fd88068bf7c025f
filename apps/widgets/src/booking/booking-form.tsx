import { Consent } from "@aradhana/checkout/consent";
import { FormErrors, focusFirstError } from "@aradhana/checkout/field-errors";
import { PriceBox } from "@aradhana/checkout/price";
import type { QuoteState } from "@aradhana/core/checkout";
import { errorMessage } from "@aradhana/core/error-message";
import type { CartChoice } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { Checkbox } from "@aradhana/ui/checkbox";
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { siteHref } from "../address/site-href.ts";
import { CartHandoff } from "../cart/cart-handoff.tsx";
import { scrollPositionOf } from "../embed/scroll-position-of.ts";
import { errorTexts } from "../errors/text.ts";
import type { WidgetProps } from "../widget.ts";
import { AddressPart } from "./address-part.tsx";
import styles from "./booking.module.css";
import { CodeStep } from "./code-step.tsx";
import { InvoicePart } from "./invoice-part.tsx";
import { NamesFields } from "./names-fields.tsx";
import { OfferSaved } from "./offer-saved.tsx";
import { PhoneInput } from "./phone-input.tsx";
import { bookingText } from "./text.ts";
import { type BookingNeeds, useBooking } from "./use-booking.ts";
import type { Drafting } from "./use-draft.ts";

interface BookingFormProps extends WidgetProps, BookingNeeds, Drafting {
  quote: QuoteState;
  refetch(): void;
  /** The same as a line of the cart; undefined while nothing is chosen. */
  cartChoice: CartChoice | undefined;
  /** The selection: add-ons, offerings. */
  children: ReactNode;
}

/** A booking from the selection to the order: names, address, phone with its code, price and the button. */
export function BookingForm(props: BookingFormProps) {
  const {
    api,
    visitor,
    search,
    host,
    buyer,
    draft,
    change,
    agreed,
    quote,
    refetch,
    nameLimit,
    needsAddress,
  } = props;
  const { isFound, startOver, setAgreed, cartChoice, children } = props;
  const { language } = visitor;
  const t = bookingText[language];
  const form = useRef<HTMLFormElement>(null);
  const {
    errors,
    needsInvoiceAddress,
    tries,
    stage,
    refused,
    proceed,
    detailGiven,
    changeNumber,
    codeSent,
    verified,
  } = useBooking(props);

  const scrollToField = useCallback(
    (field: HTMLElement) => host.notify("scroll_to", { top: scrollPositionOf(field) }),
    [host],
  );
  // After a press that found errors, the focus moves to the first of them.
  useEffect(() => {
    const wrong = tries > 0 && focusFirstError(form.current);
    if (wrong) scrollToField(wrong);
  }, [tries, scrollToField]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void proceed();
  };
  // A checkbox fires `input` before `change`: a render between the two would restore its state from before the press.
  const typed = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement && target.type === "checkbox")) detailGiven();
  };
  const price = quote.shown && formatMoney(quote.shown.totals.grand);

  return (
    <form
      ref={form}
      tabIndex={-1}
      onInput={typed}
      onChange={detailGiven}
      onSubmit={submit}
      noValidate
      className={styles.form}
    >
      <FormErrors form={form} errors={refused?.fieldErrors} language={language} onFocus={scrollToField}>
        {isFound && (
          <Banner
            action={
              <Button
                variant="line"
                size="sm"
                onClick={() => {
                  changeNumber();
                  startOver();
                  // The button disappears with the draft: the focus moves to the start of the form.
                  form.current?.focus();
                }}
              >
                {t.found.startOver}
              </Button>
            }
          >
            {t.found.text}
          </Banner>
        )}
        {children}
        <OfferSaved
          isProved={buyer.verified !== undefined}
          {...{ api, language, draft, nameLimit, needsAddress, change }}
        />
        <NamesFields
          devotees={draft.devotees}
          limit={nameLimit}
          errors={errors}
          messages={t.names}
          language={language}
          storage={buyer.tab.storage}
          api={api}
          onChange={(next) => change((now) => ({ devotees: next(now.devotees) }))}
        />
        {needsAddress && (
          <AddressPart
            api={api}
            visitor={visitor}
            value={draft.address}
            errors={errors}
            messages={t.address}
            onValueChange={(part) => change(({ address }) => ({ address: { ...address, ...part } }))}
          />
        )}
        <section className={styles.part}>
          <h2 className={styles.heading}>{t.phone.heading}</h2>
          <PhoneInput
            value={draft.phone}
            country={visitor.country}
            language={language}
            reason={errors.phone}
            messages={t.phone}
            onValueChange={(phone) => {
              change({ phone });
              changeNumber();
            }}
          />
        </section>
        <InvoicePart
          {...{ api, visitor, draft, change, errors, needsInvoiceAddress }}
          className={styles.part}
        />
        <Checkbox checked={draft.saves === true} onChange={({ target }) => change({ saves: target.checked })}>
          {t.saved.save[needsAddress ? "both" : "names"]}
        </Checkbox>
        <PriceBox
          quote={quote}
          messages={t.price}
          heading={<h2 className={styles.heading}>{t.price.title}</h2>}
          empty={<p className={styles.soft}>{t.price.empty}</p>}
          messageOf={(failure) => errorMessage(failure, errorTexts[language])}
          retry={
            <Button variant="line" size="sm" onClick={refetch}>
              {t.price.retry}
            </Button>
          }
          className={styles.part}
        />
        <Consent
          agreed={agreed}
          onAgree={setAgreed}
          isMissing={errors.consent === true}
          messages={t}
          terms={siteHref(pathTo("/term-and-condition"), search)}
          privacy={siteHref(pathTo("/privacy-policy"), search)}
        />
        {refused && (
          <Banner role="alert" kind="danger">
            {errorMessage(refused, errorTexts[language])}
          </Banner>
        )}
        {stage.step === "code" ? (
          <CodeStep
            {...props}
            buyer={buyer}
            sent={stage.sent}
            messages={t.code}
            onSentAgain={codeSent}
            onChange={changeNumber}
            onVerified={verified}
          />
        ) : (
          <Button
            type="submit"
            fullWidth
            loading={stage.step === "working" || quote.status === "working"}
            aria-disabled={quote.status === "none"}
          >
            {price ? t.proceedWithPrice(price) : t.proceed}
          </Button>
        )}
        <p className={styles.soft}>{t.after}</p>
        {cartChoice && stage.step === "filling" && (
          <CartHandoff
            key={JSON.stringify(cartChoice)}
            choice={cartChoice}
            {...{ api, visitor, search, host, buyer }}
          />
        )}
      </FormErrors>
    </form>
  );
}
