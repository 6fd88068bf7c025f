import { useText } from "../../../shared/i18n/define-text.ts";
import { LoadingOrder } from "../order/loading-order.tsx";
import { OrderMissing } from "../order/order-missing.tsx";
import { useOrder } from "../order/use-order.ts";
import { Submitted } from "./submitted.tsx";
import { submittedText } from "./text.ts";

/** Fetches an order and confirms the names that were submitted for it. */
export function SubmittedByOrder({ orderId, itemId }: { orderId: string; itemId?: string | undefined }) {
  const t = useText(submittedText);
  const { resource, reload } = useOrder(orderId, itemId);
  if (resource.status === "ready") return <Submitted booked={resource.value} />;
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  return <LoadingOrder title={t.title} topic="submitted" />;
}
