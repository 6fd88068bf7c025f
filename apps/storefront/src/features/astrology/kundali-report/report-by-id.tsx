import { getKundaliReport } from "@aradhana/core/kundali";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useCallback } from "react";
import { useAddressQuery } from "../../../shared/address/use-address-query.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo } from "../../orders/access/order-access.ts";
import { useOrderAccess } from "../../orders/access/use-order-access.ts";
import { LoadingOrder } from "../../orders/order/loading-order.tsx";
import { OrderMissing } from "../../orders/order/order-missing.tsx";
import { useReloadWhile } from "../../orders/order/use-reload-while.ts";
import { ReportPage } from "./report-page.tsx";
import { reportText } from "./text.ts";

/** Fetches a report for its owner, with the link of its order, or with a link that its owner shared. */
export function ReportById({ orderId }: { orderId: string }) {
  const t = useText(reportText);
  const search = useAddressQuery();
  const shared = search.get("s") ?? undefined;
  const version = Number(search.get("version")) || undefined;
  useOrderAccess(orderId);
  const load = useCallback(
    async (browser: BrowserServices) => {
      const access = { order_id: orderId, t: accessTo(browser, orderId), s: shared };
      return (await getKundaliReport(browser.api, access, version)).results;
    },
    [orderId, shared, version],
  );
  const { resource, reload } = useResource(load);
  const report = resource.status === "ready" ? resource.value : undefined;
  useReloadWhile(report?.state === "generating" || report?.state === "confirming", report, reload);

  if (resource.status === "ready") return <ReportPage report={resource.value} {...{ shared, reload }} />;
  if (resource.status === "failed") {
    const isExpired = shared !== undefined && (resource.httpStatus === 404 || resource.httpStatus === 401);
    if (!isExpired) return <OrderMissing failure={resource} onRetry={reload} />;
    return (
      <UnavailableState heading={t.expired.heading} headingAs="h1">
        <p>{t.expired.text}</p>
      </UnavailableState>
    );
  }
  return <LoadingOrder title={t.title} />;
}
