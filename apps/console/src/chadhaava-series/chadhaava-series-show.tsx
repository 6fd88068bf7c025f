import type { ChadhaavaSeries } from "@aradhana/core/staff";
import Alert from "@mui/material/Alert";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Show, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { missingTexts } from "../puja-series/missing-texts.ts";
import { SaleButton } from "../puja-series/sale-button.tsx";

const Title = () => <span>{useRecordContext<ChadhaavaSeries>()?.title.en ?? "Chadhava"}</span>;

/** A chadhaava: whether it is on sale, and its coming dates. */
export const ChadhaavaSeriesShow = () => (
  <Show title={<Title />} component="div" actions={false}>
    <ChadhaavaParts />
  </Show>
);

function ChadhaavaParts() {
  const record = useRecordContext<ChadhaavaSeries>();
  // Until it is read, react-admin shows the row of the list, which has no dates.
  if (!record?.dates) return null;
  const { state, missing, dates } = record;
  return (
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
  );
}
