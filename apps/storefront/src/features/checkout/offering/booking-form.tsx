import { loadWithRetry } from "@aradhana/browser/lazy";
import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import type { Chadhaava } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import { Banner } from "@aradhana/ui/banner";
import { Checkbox } from "@aradhana/ui/checkbox";
import { Link } from "@aradhana/ui/link";
import { Opening } from "@aradhana/ui/progress";
import { type FormEvent, lazy, Suspense, useRef } from "react";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { LazyAddToCart } from "../../cart/add/lazy-add-to-cart.tsx";
import { Agreement } from "../one-page/agreement.tsx";
import { ContactPart } from "../one-page/contact-part.tsx";
import shared from "../one-page/one-page.module.css";
import { PayButton, type PayButtonProps } from "../one-page/pay-button.tsx";
import { payFormId } from "../one-page/pay-form-id.ts";
import { PlacingNotice } from "../one-page/placing-notice.tsx";
import styles from "./booking.module.css";
import { NamesPart } from "./names-part.tsx";
import { PricePart } from "./price-part.tsx";
import type { OfferingState } from "./use-offering.ts";

/** Loaded for large quantities only. */
const ConfirmQuantity = lazy(async () => {
  const module = await loadWithRetry(() => import("./confirm-quantity.tsx"));
  return { default: module.ConfirmQuantity };
});

/** Loaded only when prasad is to be sent. */
const PrasadAddress = lazy(async () => {
  const module = await loadWithRetry(() => import("./prasad-address.tsx"));
  return { default: module.PrasadAddress };
});

/** Loaded once there is a price to repeat. */
const RepeatPart = lazy(async () => {
  const module = await loadWithTexts(() => import("./repeat-part.tsx"));
  return { default: module.RepeatPart };
});

interface BookingFormProps {
  chadhaava: Chadhaava;
  offering: OfferingState;
  now: number;
  /** The button that pays. */
  button: PayButtonProps;
}

/** Names, prasad, contact, price and payment, in one short form beside the offerings. */
export function BookingForm({ chadhaava, offering, now, button }: BookingFormProps) {
  const t = useText(chadhaavaPageText);
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, errors, tries, cartChoice } = offering;
  const { prasad, frequencies } = chadhaava;

  useFocusFirstError(form, tries);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void offering.pay();
  };

  return (
    <form ref={form} id={payFormId} onSubmit={submit} noValidate className={shared.form}>
      <FieldErrors form={form} errors={offering.fieldErrors}>
        <NeedsScript>
          {errors.items && Object.keys(draft.items).length === 0 && (
            <Banner data-problem tabIndex={-1} role="alert" kind="warning">
              {t.offerings.missing}{" "}
              <Link variant="text" href="#offerings">
                {t.offerings.title}
              </Link>
            </Banner>
          )}
          <NamesPart limit={chadhaava.name_limit} offering={offering} />
          {prasad && offering.canShip && (
            <Checkbox
              checked={draft.wantsPrasad === true}
              onChange={(event) => change({ wantsPrasad: event.target.checked })}
            >
              {t.prasad.add(formatMoney(prasad.fee))}
            </Checkbox>
          )}
          {prasad && !offering.canShip && <p className={styles.soft}>{t.prasad.onlyIndia}</p>}
          {offering.needsAddress && (
            <Suspense fallback={<Opening />}>
              <PrasadAddress page={offering} />
            </Suspense>
          )}
          <ContactPart page={offering} />
          <PricePart offering={offering} chadhaava={chadhaava} />
          {frequencies.length > 0 && offering.quote.shown && (
            <Suspense>
              <RepeatPart chadhaava={chadhaava} offering={offering} now={now} />
            </Suspense>
          )}
          <Agreement page={offering} />
          {offering.toConfirm.length > 0 && (
            <Suspense fallback={<Opening />}>
              <ConfirmQuantity
                quantities={offering.toConfirm}
                onConfirm={() => void offering.pay({ isConfirmed: true })}
                onChange={offering.changeQuantity}
              />
            </Suspense>
          )}
          <PlacingNotice page={offering} type="chadhaava" title={chadhaava.slug} />
          <div className={shared.action}>
            <PayButton {...button} />
          </div>
          {cartChoice && <LazyAddToCart key={JSON.stringify(cartChoice)} choiceOf={() => cartChoice} />}
        </NeedsScript>
      </FieldErrors>
    </form>
  );
}
