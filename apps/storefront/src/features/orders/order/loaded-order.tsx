import type { ReactNode } from "react";
import type { Resource } from "../../../shared/resource/use-resource.ts";
import { LoadingOrder } from "./loading-order.tsx";
import { OrderMissing } from "./order-missing.tsx";

interface LoadedOrderProps<Order> {
  resource: Resource<Order>;
  reload(): void;
  /** While it is loaded. */
  title: string;
  children(order: Order): ReactNode;
}

/** An order once it is loaded; until then that it is, or why it cannot be shown. */
export function LoadedOrder<Order>({ resource, reload, title, children }: LoadedOrderProps<Order>) {
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  if (resource.status === "ready") return children(resource.value);
  return <LoadingOrder title={title} />;
}
