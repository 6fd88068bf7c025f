import { linkFact } from "@aradhana/checkout/payment";
import { PriceDetails } from "@aradhana/checkout/price";
import type { Order } from "@aradhana/core/contract";
import { Button } from "@aradhana/ui/button";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ordersText } from "../order/text.ts";
import { useMethodName } from "../order/use-method-name.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** The lines and the price details of an order. Once it is paid, a receipt that can be printed. */
export function Paid({ order }: { order: Order }) {
  const t = useText(orderText);
  const moment = useMoment();
  const { link } = useText(ordersText);
  const { shop } = useText(shellText);
  const methodName = useMethodName();
  const { payment } = order;
  const sent = order.link_sent && linkFact(order.link_sent, link);

  return (
    <section id="receipt" className={styles.receipt}>
      <h2>{t.price}</h2>
      <PriceDetails price={order} messages={t.details} />
      {payment?.paid_at && (
        <>
          <p className={styles.soft}>
            {t.paid(moment(payment.paid_at), methodName(payment.method ?? payment.gateway))}
          </p>
          {sent && (
            <p className={styles.soft}>
              {sent.label}: {sent.value}
            </p>
          )}
          <p className={styles.soft}>
            {t.number(order.number)} · {t.soldBy} {shop.legalName}, {shop.address} · GSTIN {shop.gstin}
          </p>
          <Button variant="line" className={styles.print} onClick={() => window.print()}>
            {t.print}
          </Button>
        </>
      )}
    </section>
  );
}
