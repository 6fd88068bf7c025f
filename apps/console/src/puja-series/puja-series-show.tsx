import type { PujaSeries } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { EditButton, TopToolbar, useRecordContext } from "react-admin";
import { words } from "../frame/labels.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { missingTexts } from "./missing-texts.ts";
import { PujaDates } from "./puja-dates.tsx";
import { PujaPreview } from "./puja-preview.tsx";
import { SaleButton } from "./sale-button.tsx";

const PujaTitle = () => <span>{useRecordContext<PujaSeries>()?.title.en ?? "Puja"}</span>;

const SeriesActions = () => (
  <TopToolbar>
    <EditButton />
  </TopToolbar>
);

/** A puja: whether it is on sale, its coming dates, and what visitors read. */
export const PujaSeriesShow = () => (
  <RecordShow title={<PujaTitle />} component="div" actions={<SeriesActions />}>
    <PujaParts />
  </RecordShow>
);

function PujaParts() {
  const puja = useRecordContext<PujaSeries>();
  // Until it is read, react-admin shows the row of the list, which has no packages.
  if (!puja?.packages) return null;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Typography component="h2" variant="h6">
          {words(puja.state)}
        </Typography>
        {puja.state !== "on_sale" && puja.missing.length > 0 && (
          <Alert severity="info">
            Before it can be sold it needs {puja.missing.map((part) => missingTexts[part]).join("; ")}.
          </Alert>
        )}
        <SaleButton {...puja} />
        <PujaDates puja={puja} />
      </Paper>
      <PujaPreview puja={puja} />
    </div>
  );
}
