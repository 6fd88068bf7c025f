import type { SentMessage, StaffOrderDetail } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useGetList, usePermissions } from "react-admin";
import { formatMoment } from "../frame/moments.ts";
import { channelWords, templateWords } from "./message-words.ts";
import { stateOfMessage } from "./state-of-message.ts";

/** What was sent to the buyer of an order, and whether it arrived. */
export function MessagesPart({ order: { id } }: { order: StaffOrderDetail }) {
  const { permissions } = usePermissions();
  const mayRead = permissions !== "temple_desk";
  const { data = [] } = useGetList<SentMessage>(
    "message",
    { filter: { order_id: id }, pagination: { page: 1, perPage: 100 } },
    { enabled: mayRead },
  );
  if (!mayRead || data.length === 0) return null;
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Messages
      </Typography>
      <ul className="plain-list">
        {data.map((message) => (
          <li key={message.id}>
            {formatMoment(message.sent_at)}: {templateWords(message)}, {channelWords(message)},{" "}
            {stateOfMessage(message).toLowerCase()}
          </li>
        ))}
      </ul>
    </Paper>
  );
}
