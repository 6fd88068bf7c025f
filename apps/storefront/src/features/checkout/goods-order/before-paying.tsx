import { PaymentMethods, ReviewDetails } from "@aradhana/checkout/review";
import type { CartQuote } from "@aradhana/core/goods";
import { Button } from "@aradhana/ui/button";
import type { RefObject } from "react";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import type { OnePageState } from "../one-page/use-one-page.ts";
import { goodsOrderText } from "./text.ts";

interface BeforePayingProps {
  order: Pick<OnePageState, "draft" | "signedInPhone" | "needsAddress"> & {
    shown: Pick<CartQuote, "totals" | "goods"> | undefined;
    paysCash: boolean;
  };
  /** Where the details are filled in. */
  form: RefObject<HTMLFormElement | null>;
}

/** Who it is for and where it goes once more, how it is paid, what the button does and how it can be returned. */
export function BeforePaying({ order, form }: BeforePayingProps) {
  const t = useText(goodsOrderText);
  const countries = useCountries();
  const { draft, shown, signedInPhone, needsAddress, paysCash } = order;
  const { name, address } = draft;
  if (!shown) return null;
  const isFilledIn = [name, address.line1, address.city].every((text) => text.trim());
  return (
    <section className={styles.part}>
      {isFilledIn && (
        <ReviewDetails
          draft={{ ...draft, devotees: [], phone: signedInPhone ?? draft.phone }}
          sendsPrasad={needsAddress}
          country={countries.find(({ short_name }) => short_name === address.country_code)?.name ?? ""}
          messages={t.review}
          renderEdit={(label) => (
            <Button
              variant="line"
              size="sm"
              onClick={() => focusOn(form.current, "name")}
              aria-label={`${label}: ${t.review.title}`}
            >
              {label}
            </Button>
          )}
        />
      )}
      {!paysCash && <PaymentMethods currency={shown.totals.grand.currency} messages={t.review} />}
      <p className={styles.soft}>
        {paysCash ? t.afterTap.cash : t.review.afterTap.sms}{" "}
        {!paysCash && shown.goods && t.reserved(shown.goods.held_minutes)}
      </p>
    </section>
  );
}

/** Moves the focus to a field of the form, and with it what is shown. */
function focusOn(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
