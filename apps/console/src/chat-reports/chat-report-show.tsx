import type { ChatReportDetail } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { ChatMessages } from "../conversations/chat-messages.tsx";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { ResolveReport } from "./resolve-report.tsx";

/** A reported message with what was said around it, and what is done about it. Opening it is recorded in the log. */
export const ChatReportShow = () => (
  <RecordShow
    title="Reported chat"
    component="div"
    actions={false}
    queryOptions={{ refetchOnWindowFocus: false }}
  >
    <ReportParts />
  </RecordShow>
);

function ReportParts() {
  const report = useRecordContext<ChatReportDetail>();
  // Until it is read, react-admin shows the row of the list, which has no messages.
  if (!report?.messages) return null;
  const { conversation: chat, messages, message_id } = report;
  const staffName = chat.staff_name ?? "Nobody yet";
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            Reason: words(report.reason),
            "What they wrote": report.note || "–",
            Reported: formatMoment(report.created_at),
            Customer: chat.customer_name ?? "A customer",
            "Answered by": staffName,
            Chat:
              chat.kind === "support" ? (
                <Link
                  to={`/conversation/${report.conversation_id}/show`}
                >{`With support, ${words(chat.state)}`}</Link>
              ) : (
                `With an astrologer, ${words(chat.state)}`
              ),
          }}
        />
      </Paper>
      <Paper className="panel" component="section">
        <Typography component="h2" variant="h6">
          {message_id === null ? "The latest messages" : "The message and what was said around it"}
        </Typography>
        <ChatMessages {...{ messages, staffName, reportedId: message_id }} />
      </Paper>
      <ResolveReport report={report} />
    </div>
  );
}
