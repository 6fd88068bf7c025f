import type { StaffGood } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { usePermissions, useRecordContext } from "react-admin";
import { RecordShow } from "../frame/record-screens.tsx";
import { EarlierReports } from "./earlier-reports.tsx";
import { MakingChargesForm } from "./making-charges-form.tsx";
import { PriceForm } from "./price-form.tsx";
import { ReportForm } from "./report-form.tsx";
import { ShownReport } from "./shown-report.tsx";
import { TakeBackReport } from "./take-back-report.tsx";

const Title = () => <span>{useRecordContext<StaffGood>()?.title.en ?? "Good"}</span>;

/** The prices of a product or a gem, and the laboratory's report on it. */
export const GoodShow = () => (
  <RecordShow title={<Title />} component="div" actions={false}>
    <GoodParts />
  </RecordShow>
);

function GoodParts() {
  const good = useRecordContext<StaffGood>();
  const { permissions } = usePermissions();
  if (!good) return null;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Typography component="h2" variant="h6">
          Price
        </Typography>
        <p className="soft">
          What was ordered keeps its price. Who is paying now sees the difference before anything is charged.
        </p>
        <PriceForm good={good} isReadOnly={permissions !== "owner"} />
      </Paper>
      {permissions === "owner" && good.making_charges.length > 0 && (
        <Paper className="panel" component="section">
          <Typography component="h2" variant="h6">
            Making charges
          </Typography>
          <p className="soft">
            With all taxes, beside the price of the stone. What was ordered keeps its price.
          </p>
          <MakingChargesForm good={good} />
        </Paper>
      )}
      <Paper className="panel" component="section">
        <Typography component="h2" variant="h6">
          Laboratory report
        </Typography>
        <ShownReport good={good} />
        {permissions !== "support" && <TakeBackReport good={good} />}
        {permissions !== "support" && <ReportForm good={good} />}
        {permissions === "owner" && <EarlierReports good={good} />}
      </Paper>
    </div>
  );
}
