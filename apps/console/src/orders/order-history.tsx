import type { StaffOrderDetail } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";

/** What happened to an order and when, the newest first. */
export const OrderHistory = ({ events }: Pick<StaffOrderDetail, "events">) => (
  <Paper className="panel" component="section">
    <Typography component="h2" variant="h6">
      History
    </Typography>
    <ol className="plain-list">
      {events.toReversed().map(({ id, state, item, at }) => (
        <li key={id}>
          <span className="soft">{formatMoment(at)}</span> {words(state)}
          {item && `: ${item.en}`}
        </li>
      ))}
    </ol>
  </Paper>
);
