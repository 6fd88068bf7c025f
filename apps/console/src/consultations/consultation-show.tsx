import type { SharedChart } from "@aradhana/core/consultation";
import { formatMoney } from "@aradhana/core/money";
import type { StaffConsultationDetail } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { useState } from "react";
import { usePermissions, useRecordContext } from "react-admin";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { NotesForm } from "./notes-form.tsx";
import { RefundSession } from "./refund-session.tsx";
import { SessionDesk } from "./session-desk.tsx";

/** One consultation: what was asked, the session itself, the chart beside it, the notes and refunds. */
export const ConsultationShow = () => (
  <RecordShow title="Consultation" component="div" actions={false}>
    <ConsultationParts />
  </RecordShow>
);

function ConsultationParts() {
  const record = useRecordContext<StaffConsultationDetail>();
  const { permissions } = usePermissions();
  // Until it is read, react-admin shows the row of the list, which has no session.
  if (!record?.session) return null;
  const isAstrologer = permissions === "astrologer";
  const { order_id: id, order_number: number } = record;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            When: formatMoment(record.start_at),
            Customer: record.customer_name ?? "A customer",
            ...(!isAstrologer && { Astrologer: record.astrologer_name }),
            How: `${words(record.mode)}, ${record.minutes} minutes`,
            Language: record.language === "hi" ? "Hindi" : "English",
            Topic: record.topic ? words(record.topic) : "–",
            State: words(record.phase),
            Paid: formatMoney(record.price),
            ...(record.refunded && { Refunded: formatMoney(record.refunded) }),
            ...(record.question !== null && { Question: record.question }),
            ...(!isAstrologer && id && number && { Order: <OrderNumber id={id} number={number} /> }),
          }}
        />
      </Paper>
      {isAstrologer && (
        <>
          <Desk key={record.id} record={record} />
          <NotesForm key={record.id} record={record} />
          <RefundSession record={record} />
        </>
      )}
    </div>
  );
}

/** The session with a chart beside it: the one that the booking shares, or one that the customer sent. */
function Desk({ record }: { record: StaffConsultationDetail }) {
  const [sent, setSent] = useState<{ chart: SharedChart; messageId: string }>();
  return (
    <div className="desk">
      <SessionDesk
        record={record}
        onChart={(chart, messageId) => setSent({ chart, messageId })}
        onRemoved={(ids) => setSent((shown) => (shown && ids.includes(shown.messageId) ? undefined : shown))}
      />
      <div className="stack">
        <ChartPanel chart={sent?.chart ?? record.chart} />
        {sent && (
          <div className="row-actions">
            <Button variant="outlined" onClick={() => setSent(undefined)}>
              {record.chart ? "Show the shared chart" : "Close the chart"}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
