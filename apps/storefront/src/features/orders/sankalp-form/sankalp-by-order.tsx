import { useText } from "../../../shared/i18n/define-text.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../../shared/without-script/without-script.tsx";
import { OrderMissing } from "../order/order-missing.tsx";
import { useOrder } from "../order/use-order.ts";
import styles from "./sankalp.module.css";
import { SankalpScreen } from "./sankalp-screen.tsx";
import { SankalpSkeleton } from "./sankalp-skeleton.tsx";
import { sankalpText } from "./text.ts";

/** Fetches an order, or one ritual of a cart's order, and shows the form for its names. */
export function SankalpByOrder({ orderId, itemId }: { orderId: string; itemId?: string | undefined }) {
  const t = useText(sankalpText);
  const { resource, reload } = useOrder(orderId, itemId);
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.title}</h1>
      <WithoutScript topic="sankalp" />
      {resource.status === "loading" && (
        <NeedsScript>
          <SankalpSkeleton />
        </NeedsScript>
      )}
      {resource.status === "ready" && <SankalpScreen booked={resource.value} onChanged={reload} />}
    </div>
  );
}
