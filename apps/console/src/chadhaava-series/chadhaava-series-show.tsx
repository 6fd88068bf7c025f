import type { ChadhaavaSeries } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { EditButton, TopToolbar, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { missingTexts } from "../puja-series/missing-texts.ts";
import { PujaPreview } from "../puja-series/puja-preview.tsx";
import { SaleButton } from "../puja-series/sale-button.tsx";

const Title = () => <span>{useRecordContext<ChadhaavaSeries>()?.title.en ?? "Chadhava"}</span>;

const SeriesActions = () => (
  <TopToolbar>
    <EditButton />
  </TopToolbar>
);

/** A chadhaava: whether it is on sale, its coming dates, and what visitors read. */
export const ChadhaavaSeriesShow = () => (
  <RecordShow title={<Title />} component="div" actions={<SeriesActions />}>
    <ChadhaavaParts />
  </RecordShow>
);

function ChadhaavaParts() {
  const record = useRecordContext<ChadhaavaSeries>();
  // Until it is read, react-admin shows the row of the list, which has no dates.
  if (!record?.dates) return null;
  const { state, missing, dates } = record;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Typography component="h2" variant="h6">
          {words(state)}
        </Typography>
        {state !== "on_sale" && missing.length > 0 && (
          <Alert severity="info">
            Before it can be sold it needs {missing.map((part) => missingTexts[part]).join("; ")}.
          </Alert>
        )}
        <SaleButton {...record} noun="chadhaavaSeries" />
        <ul className="plain-list">
          {dates.map(({ id, starts_at }) => (
            <li key={id}>
              {formatMoment(starts_at)} · <Link to={`/ritualDate/${id}/show`}>Move or cancel</Link>
            </li>
          ))}
        </ul>
      </Paper>
      <PujaPreview puja={record} />
    </div>
  );
}
