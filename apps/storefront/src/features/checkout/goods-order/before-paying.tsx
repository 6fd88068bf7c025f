import { PaymentMethods, ReviewDetails } from "@aradhana/checkout/review";
import { Button } from "@aradhana/ui/button";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import { goodsOrderText } from "./text.ts";
import type { GoodsOrderState } from "./use-goods-order.ts";

interface BeforePayingProps {
  order: GoodsOrderState;
  /** Leads back to where the details are filled in. */
  onEdit(): void;
}

/** Who it is for and where it goes once more, how it is paid, what the button does and how it can be returned. */
export function BeforePaying({ order, onEdit }: BeforePayingProps) {
  const t = useText(goodsOrderText);
  const countries = useCountries();
  const { draft, shown, signedInPhone, paysCash } = order;
  const { name, address } = draft;
  if (!shown) return null;
  const isFilledIn = [name, address.line1, address.city].every((text) => text.trim());
  return (
    <section className={styles.part}>
      {isFilledIn && (
        <ReviewDetails
          draft={{ ...draft, devotees: [], phone: signedInPhone ?? draft.phone }}
          sendsPrasad
          country={countries.find(({ short_name }) => short_name === address.country_code)?.name ?? ""}
          messages={t.review}
          renderEdit={(label) => (
            <Button variant="line" size="sm" onClick={onEdit} aria-label={`${label}: ${t.review.title}`}>
              {label}
            </Button>
          )}
        />
      )}
      {!paysCash && <PaymentMethods currency={shown.totals.grand.currency} messages={t.review} />}
      <p className={styles.soft}>
        {paysCash ? t.afterTap.cash : t.review.afterTap.sms}{" "}
        {!paysCash && t.reserved(shown.goods.held_minutes)}
      </p>
    </section>
  );
}
