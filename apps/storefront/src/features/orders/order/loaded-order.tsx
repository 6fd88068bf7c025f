import { StatusScreen } from "@aradhana/ui/status-screen";
import type { ReactNode } from "react";
import type { Resource } from "../../../shared/resource/use-resource.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
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
  return (
    <>
      <WithoutScript topic="order" />
      <NeedsScript>
        <StatusScreen status="checking" heading={title} aria-busy="true" />
      </NeedsScript>
    </>
  );
}
