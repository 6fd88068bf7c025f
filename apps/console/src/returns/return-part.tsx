import { formatMoney } from "@aradhana/core/money";
import type { StaffOrderDetail } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { ReturnActions } from "./return-actions.tsx";
import { stateOfReturn } from "./state-of-return.ts";

/** The goods of an order that come back, each with what is done next. */
export const ReturnPart = ({ returns }: Pick<StaffOrderDetail, "returns">) =>
  returns.map((each) => (
    <Paper key={each.id} className="panel" component="section">
      <Typography component="h2" variant="h6">
        Return of {each.title.en}
      </Typography>
      <Facts
        facts={{
          State: stateOfReturn(each),
          Requested: formatMoment(each.requested_at),
          Pieces: String(each.pieces),
          Reason: words(each.reason),
          Refund: formatMoney(each.refund),
        }}
      />
      <ReturnActions row={each} />
    </Paper>
  ));
