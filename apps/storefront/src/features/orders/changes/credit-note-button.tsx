import { Button } from "@aradhana/ui/button";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useInvoiceDownload } from "../order/use-invoice-download.ts";
import { changesText } from "./text.ts";

/** Downloads the GST credit note of a refund. */
export function CreditNoteButton({ orderId, number }: { orderId: string; number: string }) {
  const t = useText(changesText).refunds;
  const errorMessage = useErrorMessage();
  const { calling, call } = useInvoiceDownload(orderId, number);
  return (
    <div>
      <Button variant="quiet" loading={calling.status === "working"} onClick={() => void call()}>
        {t.creditNote(number)}
      </Button>
      {calling.status === "failed" && <p role="alert">{errorMessage(calling)}</p>}
    </div>
  );
}
