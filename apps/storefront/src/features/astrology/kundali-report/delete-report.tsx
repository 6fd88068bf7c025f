import { deleteKundali } from "@aradhana/core/kundali";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { accessTo } from "../../orders/access/order-access.ts";
import { DeleteData } from "../report-state/delete-data.tsx";
import { reportText } from "./text.ts";

interface DeleteReportProps {
  orderId: string;
  reload(): void;
}

/** Deletes a kundali with the details of the birth. */
export function DeleteReport({ orderId, reload }: DeleteReportProps) {
  const t = useText(reportText);
  const browser = useBrowser();
  return (
    <div>
      <DeleteData
        question={t.deleteQuestion}
        remove={async (api) => {
          await deleteKundali(api, { order_id: orderId, t: browser && accessTo(browser, orderId) });
          reload();
        }}
      />
    </div>
  );
}
