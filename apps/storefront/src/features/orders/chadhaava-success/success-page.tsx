import { orderPath } from "@aradhana/core/paths";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { Navigate } from "react-router-dom";
import { chadhaavaSuccessText } from "../../../lines/chadhaava/success-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { OrderMissing } from "../order/order-missing.tsx";
import { useOrder } from "../order/use-order.ts";
import { BookedOfferings } from "./booked-offerings.tsx";

/** Fetches the order and shows what was offered; an order of another line has its own page. */
export function SuccessPage({ orderId }: { orderId: string }) {
  const t = useText(chadhaavaSuccessText);
  const { resource, reload } = useOrder(orderId);
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  if (resource.status !== "ready") {
    return (
      <>
        <WithoutScript topic="order" />
        <NeedsScript>
          <StatusScreen status="checking" heading={t.title} aria-busy="true" />
        </NeedsScript>
      </>
    );
  }
  const booked = resource.value;
  if (booked.type !== "chadhaava")
    return <Navigate replace to={orderPath({ id: orderId, name: booked.name })} />;
  return <BookedOfferings booked={booked} />;
}
