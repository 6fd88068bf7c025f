import { chadhaavaId, packageId } from "@aradhana/core/contract";
import { useSearchParams } from "react-router-dom";
import * as v from "valibot";
import { phoneText } from "../../features/account/phone/text.ts";
import { OrderMissing } from "../../features/orders/order/order-missing.tsx";
import { ordersText } from "../../features/orders/order/text.ts";
import { useOrder } from "../../features/orders/order/use-order.ts";
import styles from "../../features/orders/sankalp-form/sankalp.module.css";
import { SankalpScreen } from "../../features/orders/sankalp-form/sankalp-screen.tsx";
import { SankalpSkeleton } from "../../features/orders/sankalp-form/sankalp-skeleton.tsx";
import { sankalpText } from "../../features/orders/sankalp-form/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { NeedsScript } from "../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../shared/without-script/without-script.tsx";

export const texts = [sankalpText, ordersText, phoneText, errorTexts];

/** What was chosen: of a puja a package, of a chadhaava itself. */
export const params = import.meta.env.SSR ? { packageId: v.union([packageId, chadhaavaId]) } : undefined;

export const view = "View sankalp";

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
