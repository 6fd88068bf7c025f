import { useSearchParams } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { OrderMissing } from "../../orders/order-missing.tsx";
import { ordersText } from "../../orders/text.ts";
import { useOrder } from "../../orders/use-order.ts";
import { phoneText } from "../../phone/text.ts";
import { refusalText } from "../../refusals/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { NeedsScript } from "../../without-script/needs-script.tsx";
import { WithoutScript } from "../../without-script/without-script.tsx";
import styles from "./sankalp.module.css";
import { SankalpScreen } from "./sankalp-screen.tsx";
import { SankalpSkeleton } from "./sankalp-skeleton.tsx";
import { sankalpText } from "./text.ts";

export const texts = [sankalpText, ordersText, phoneText, refusalText];

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: sankalpText.in(language).title, noindex: true };
}

export function Component() {
  const orderId = useSearchParams()[0].get("order_id") ?? "";
  return <SankalpOf key={orderId} orderId={orderId} />;
}

function SankalpOf({ orderId }: { orderId: string }) {
  const t = useText(sankalpText);
  const { resource, reload } = useOrder(orderId);
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.title}</h1>
      <WithoutScript topic="sankalp" />
      {resource.status === "loading" && (
        <NeedsScript>
          <SankalpSkeleton isSlow={resource.slow} />
        </NeedsScript>
      )}
      {resource.status === "ready" && <SankalpScreen booked={resource.value} onChanged={reload} />}
    </div>
  );
}
