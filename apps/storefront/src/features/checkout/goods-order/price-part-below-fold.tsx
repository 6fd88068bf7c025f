import { PriceBox } from "@aradhana/checkout/price";
import type { GoodDraft } from "@aradhana/core/checkout";
import type { CartQuote } from "@aradhana/core/goods";
import { Banner } from "@aradhana/ui/banner";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { DeliveryFacts } from "../../catalogue/goods/delivery-facts.tsx";
import styles from "../one-page/one-page.module.css";
import { onePageText } from "../one-page/text.ts";
import type { OnePageState } from "../one-page/use-one-page.ts";
import { CouponField } from "../steps/coupon-field.tsx";
import type { CouponFormProps } from "../steps/coupon-form.tsx";
import { goodsOrderText } from "./text.ts";

interface PricePartProps {
  order: Pick<OnePageState, "quote"> &
    Pick<CouponFormProps, "draft" | "change"> & {
      /** The facts of the goods in the price; null where there are none. */
      facts: CartQuote["goods"] | undefined;
      good: GoodDraft;
      setGood(part: Partial<GoodDraft>): void;
      mayPayCash: boolean;
      /** A coupon that does not apply, while that of the draft does. */
      rejectedCoupon?: CouponFormProps["rejected"];
    };
  /** Why there is no price yet. */
  empty: string;
}

/** The price, the day of arrival, the coupon, what the law asks for and how it is paid. */
export function PricePart({ order, empty }: PricePartProps) {
  const t = useText(goodsOrderText);
  const onePage = useText(onePageText);
  const messageFor = useErrorMessage();
  const { draft, change, quote, facts, good, setGood, mayPayCash } = order;
  const isLate = quote.status === "working" && !quote.shown;
  return (
    <PriceBox
      quote={quote}
      messages={{ ...onePage.price, ...t.price }}
      heading={<h2 className={styles.heading}>{onePage.price.title}</h2>}
      empty={<p className={styles.soft}>{empty}</p>}
      messageOf={(failure) => messageFor(failure, onePage.pay.failed)}
      className={isLate ? `${styles.part} ${styles.latePrice}` : styles.part}
    >
      <CouponField
        {...{ draft, change, messages: t.coupon, retry: onePage.price.retry }}
        result={quote.shown?.coupon ?? null}
        rejected={order.rejectedCoupon}
        isWorking={quote.status === "working"}
      />
      {facts && (
        <>
          {/* What is not sent there is a problem of the quote, which says so. */}
          {facts.delivery.serviceable && (
            <DeliveryFacts delivery={{ ...facts.delivery, cod: false, duties: null }} />
          )}
          {mayPayCash ? (
            <RadioCards
              label={t.payBy.title}
              name="pay-by"
              value={good.paysOnDelivery ? "cash" : "now"}
              onValueChange={(value) => setGood({ paysOnDelivery: value === "cash" })}
            >
              <RadioCard value="now" title={t.payBy.now} />
              <RadioCard value="cash" title={t.payBy.cash} />
            </RadioCards>
          ) : (
            facts.cod.reason && <p className={styles.soft}>{facts.cod.reason}</p>
          )}
          {facts.notices.map(({ code, message }) => (
            <Banner key={code} kind="warning">
              {message}
            </Banner>
          ))}
        </>
      )}
    </PriceBox>
  );
}
