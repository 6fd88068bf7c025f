import { PriceBox } from "@aradhana/checkout/price";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../one-page/one-page.module.css";
import { onePageText } from "../one-page/text.ts";
import { CouponField } from "../steps/coupon-field.tsx";
import { serviceOrderText } from "./text.ts";
import type { ServiceOrderState } from "./use-service-order.ts";

/** The server's price of the package, with the coupon. */
export function PricePart({ order: { draft, change, quote } }: { order: ServiceOrderState }) {
  const t = useText(serviceOrderText);
  const onePage = useText(onePageText);
  const messageFor = useErrorMessage();
  return (
    <PriceBox
      quote={quote}
      messages={{ ...onePage.price, ...t.price }}
      heading={<h2 className={styles.heading}>{onePage.price.title}</h2>}
      empty={null}
      messageOf={(failure) => messageFor(failure, onePage.pay.failed)}
      className={styles.part}
    >
      <CouponField
        {...{ draft, change, messages: t.coupon, retry: onePage.price.retry }}
        result={quote.shown?.coupon ?? null}
        isWorking={quote.status === "working"}
      />
    </PriceBox>
  );
}
