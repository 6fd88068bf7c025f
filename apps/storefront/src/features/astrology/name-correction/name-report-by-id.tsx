import { getNameReport } from "@aradhana/core/name-correction";
import { orderPath, paymentPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useCallback } from "react";
import { servicePath } from "../../../lines/service-pages.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { accessTo } from "../../orders/access/order-access.ts";
import { useOrderAccess } from "../../orders/access/use-order-access.ts";
import { LoadedOrder } from "../../orders/order/loaded-order.tsx";
import { useReloadWhile } from "../../orders/order/use-reload-while.ts";
import { NameReportContent } from "./name-report-content.tsx";
import { nameReportText } from "./text.ts";

/** Fetches the spellings that an order of a name correction has found, for the owner of the order. */
export function NameReportById({ orderId }: { orderId: string }) {
  const t = useText(nameReportText);
  useOrderAccess(orderId);
  const load = useCallback(
    async (browser: BrowserServices) =>
      (await getNameReport(browser.api, orderId, accessTo(browser, orderId))).results,
    [orderId],
  );
  const { resource, reload } = useResource(load);
  const report = resource.status === "ready" ? resource.value : undefined;
  useReloadWhile(report?.state === "in_review", report, reload);
  const order = (
    <ButtonLink href={orderPath({ id: orderId, name: "name-correction" })} variant="line">
      {t.order}
    </ButtonLink>
  );
  return (
    <LoadedOrder {...{ resource, reload, title: t.title }}>
      {({ state, content, number }) => {
        if (content) return <NameReportContent content={content} after={order} />;
        if (state === "unpaid") {
          return (
            <StatusScreen
              status="failed"
              heading={t.unpaid.heading}
              actions={<ButtonLink href={paymentPath(orderId, "name_correction")}>{t.unpaid.pay}</ButtonLink>}
            />
          );
        }
        if (state === "in_review") {
          return (
            <StatusScreen
              status="pending"
              heading={t.making.heading}
              actions={order}
              facts={[{ label: t.number, value: number }]}
            >
              <p>{t.making.text}</p>
            </StatusScreen>
          );
        }
        return (
          <StatusScreen
            status={state === "failed" ? "refunded" : "expired"}
            heading={state === "failed" ? t.failed.heading : t.deleted.heading}
            actions={
              <>
                <ButtonLink href={servicePath("name_correction")}>{t.again}</ButtonLink>
                {order}
              </>
            }
          >
            <p>{state === "failed" ? t.failed.text : t.deleted.text}</p>
          </StatusScreen>
        );
      }}
    </LoadedOrder>
  );
}
