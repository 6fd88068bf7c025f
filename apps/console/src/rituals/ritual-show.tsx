import type { StaffRitual } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { Facts } from "../frame/facts.tsx";
import { dayInIndia, formatMoment, hasStarted } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { RecordingPart } from "../recordings/recording-part.tsx";
import { MarkPerformed } from "./mark-performed.tsx";

const RitualTitle = () => <span>{useRecordContext<StaffRitual>()?.title.en ?? "Ritual"}</span>;

/** One ritual on its day: its orders, whether it was performed, and its recording. */
export const RitualShow = () => (
  <RecordShow title={<RitualTitle />} component="div" actions={false}>
    <RitualParts />
  </RecordShow>
);

function RitualParts() {
  const ritual = useRecordContext<StaffRitual>();
  if (!ritual) return null;
  const { id, title, temple, starts_at, orders, performed, without_names } = ritual;
  const isBegun = hasStarted(starts_at);
  const waiting = orders - performed - without_names;
  const day = dayInIndia(new Date(starts_at));
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            When: formatMoment(starts_at),
            ...(temple && {
              Temple: temple.name.en,
              Names: <Link to={`/readingList?day=${day}&temple_id=${temple.id}`}>Reading list</Link>,
            }),
            Orders: orders,
            Performed: performed,
            "Without names": without_names,
          }}
        />
        {isBegun && waiting > 0 && <MarkPerformed ritualId={id} title={title.en} orders={waiting} />}
      </Paper>
      {isBegun && <RecordingPart ritualId={id} />}
    </div>
  );
}
