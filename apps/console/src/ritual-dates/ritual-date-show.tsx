import type { RitualDate } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { usePermissions, useRecordContext } from "react-admin";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { CancelDate } from "./cancel-date.tsx";
import { DatePrices } from "./date-prices.tsx";
import { MoveDate } from "./move-date.tsx";

const DateTitle = () => <span>{useRecordContext<RitualDate>()?.title.en ?? "Date"}</span>;

/** One date of a puja or chadhaava, apart from its series. */
export const RitualDateShow = () => (
  <RecordShow title={<DateTitle />} component="div" actions={false}>
    <DateParts />
  </RecordShow>
);

function DateParts() {
  const date = useRecordContext<RitualDate>();
  const { permissions } = usePermissions();
  if (!date) return null;
  const { starts_at, cutoff_at, orders, performed, state, packages } = date;
  const mayChange = permissions === "owner" && state === "published" && performed === 0;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            ...{ When: formatMoment(starts_at), "Booking closes": formatMoment(cutoff_at) },
            ...{ State: words(state), Orders: orders, Performed: performed },
          }}
        />
      </Paper>
      {mayChange && (
        <Paper className="panel" component="section">
          <Typography component="h2" variant="h6">
            Move or cancel
          </Typography>
          <p className="soft">
            Within a minute the buyers get a message. They may choose another date or all of their money.
          </p>
          <MoveDate date={date} />
          <CancelDate date={date} />
        </Paper>
      )}
      {mayChange && packages.length > 0 && (
        <Paper className="panel" component="section">
          <Typography component="h2" variant="h6">
            Prices of this date
          </Typography>
          <p className="soft">What was sold keeps its price.</p>
          <DatePrices date={date} />
        </Paper>
      )}
    </div>
  );
}
