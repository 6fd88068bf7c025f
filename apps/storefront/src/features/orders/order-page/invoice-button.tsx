import type { Order } from "@aradhana/core/contract";
import { isEnded, isUnpaid } from "@aradhana/core/payment";
import { Button } from "@aradhana/ui/button";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useInvoiceDownload } from "../order/use-invoice-download.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** Downloads the GST invoice of an order, once it has one. */
export function InvoiceButton({ order }: { order: Order }) {
  const t = useText(orderText);
  const errorMessage = useErrorMessage();
  const { calling, call } = useInvoiceDownload(order.id);
  if (isUnpaid(order.state) || isEnded(order.state)) return null;
  return (
    <div className={styles.part}>
      <Button variant="line" loading={calling.status === "working"} onClick={() => void call()}>
        {t.invoice}
      </Button>
      {calling.status === "failed" && <p role="alert">{errorMessage(calling)}</p>}
    </div>
  );
}
