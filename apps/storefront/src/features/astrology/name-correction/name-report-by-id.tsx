import { deleteNameReport, getNameReport } from "@aradhana/core/name-correction";
import { orderPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useCallback } from "react";
import { errorTexts } from "../../../shared/api-errors/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../../orders/access/order-access.ts";
import { useOrderAccess } from "../../orders/access/use-order-access.ts";
import { LoadedOrder } from "../../orders/order/loaded-order.tsx";
import { ordersText } from "../../orders/order/text.ts";
import { useReloadWhile } from "../../orders/order/use-reload-while.ts";
import { DeleteData } from "../report-state/delete-data.tsx";
import { ReportState } from "../report-state/report-state.tsx";
import { reportStateText } from "../report-state/text.ts";
import { NameReportContent } from "./name-report-content.tsx";
import { nameReportText } from "./text.ts";

export const texts = [reportStateText, ordersText, errorTexts];

/** Fetches the spellings that an order of a name correction has found, for the owner of the order. */
export function NameReportById({ orderId }: { orderId: string }) {
  const t = useText(nameReportText);
  const labels = useText(reportStateText);
  const { actions } = useText(ordersText);
  const browser = useBrowser();
  useOrderAccess(orderId);
  const load = useCallback(
    async (browser: BrowserServices) =>
      (await getNameReport(browser.api, orderId, accessTo(browser, orderId))).results,
    [orderId],
  );
  const { resource, reload } = useResource(load);
  const report = resource.status === "ready" ? resource.value : undefined;
  useReloadWhile(report?.state === "in_review" || report?.state === "confirming", report, reload);
  const deletion = report?.can_delete && (
    <DeleteData
      question={t.deleteQuestion}
      remove={async (api) => {
        await deleteNameReport(api, { order_id: orderId, t: browser && accessTo(browser, orderId) });
        reload();
      }}
    />
  );
  return (
    <LoadedOrder {...{ resource, reload, title: t.title }}>
      {({ state, content, number }) =>
        content ? (
          <NameReportContent
            content={content}
            after={
              <>
                <ButtonLink variant="line" href={orderPath({ id: orderId, name: "name-correction" })}>
                  {actions.see}
                </ButtonLink>
                {deletion}
              </>
            }
          />
        ) : (
          <ReportState
            {...{ type: "name_correction", orderId }}
            state={state === "in_review" || state === "ready" ? "making" : state}
            facts={[{ label: labels.number, value: number }]}
            deletion={deletion}
          />
        )
      }
    </LoadedOrder>
  );
}
