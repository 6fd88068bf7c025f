import { PriceBox } from "@aradhana/checkout/price";
import { Banner } from "@aradhana/ui/banner";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { DeliveryFacts } from "../../catalogue/goods/delivery-facts.tsx";
import styles from "../one-page/one-page.module.css";
import { onePageText } from "../one-page/text.ts";
import { CouponField } from "../steps/coupon-field.tsx";
import { goodsOrderText } from "./text.ts";
import type { GoodsOrderState } from "./use-goods-order.ts";

interface PricePartProps {
  order: GoodsOrderState;
  /** Why there is no price yet. */
  empty: string;
}

/** The price, the day of arrival, the coupon, what the law asks for and how it is paid. */
export function PricePart({ order, empty }: PricePartProps) {
  const t = useText(goodsOrderText);
  const words = useText(onePageText);
  const wordsFor = useErrorMessage();
  const { draft, change, quote, shown, good, setGood, mayPayCash } = order;
  return (
    <PriceBox
      quote={quote}
      messages={{ ...words.price, ...t.price }}
      heading={<h2 className={styles.heading}>{words.price.title}</h2>}
      empty={<p className={styles.soft}>{empty}</p>}
      messageOf={(failure) => wordsFor(failure, words.pay.failed)}
      className={styles.part}
    >
      {shown && (
        <>
          <CouponField
            {...{ draft, change, words: t.coupon, retry: words.price.retry }}
            result={shown.coupon}
          />
          <DeliveryFacts delivery={{ ...shown.goods.delivery, cod: false }} />
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
            shown.goods.cod.reason && <p className={styles.soft}>{shown.goods.cod.reason}</p>
          )}
          {shown.goods.notices.map(({ code, message }) => (
            <Banner key={code} kind="warning">
              {message}
            </Banner>
          ))}
        </>
      )}
    </PriceBox>
  );
}
