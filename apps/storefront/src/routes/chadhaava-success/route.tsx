import { orderId } from "@aradhana/core/contract";
import { orderPath } from "@aradhana/core/paths";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { Navigate, useParams } from "react-router-dom";
import { BookedOfferings } from "../../features/orders/offering-success/booked-offerings.tsx";
import { OrderMissing } from "../../features/orders/order/order-missing.tsx";
import { ordersText } from "../../features/orders/order/text.ts";
import { useOrder } from "../../features/orders/order/use-order.ts";
import { chadhaavaSuccessText } from "../../lines/chadhaava/success-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { NeedsScript } from "../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../shared/without-script/without-script.tsx";

export const texts = [chadhaavaSuccessText, ordersText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: chadhaavaSuccessText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <SuccessOf key={id} orderId={id} />;
}

function SuccessOf({ orderId }: { orderId: string }) {
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
  // The order says what it is for, not its address.
  if (booked.type !== "chadhaava")
    return <Navigate replace to={orderPath({ id: orderId, name: booked.name })} />;
  return <BookedOfferings booked={booked} />;
}
