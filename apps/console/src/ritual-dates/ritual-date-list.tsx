import type { RitualDate } from "@aradhana/core/staff";
import { DataTable, SelectInput } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

const filters = [
  <SelectInput
    key="type"
    source="type"
    label="Type"
    alwaysOn
    choices={[
      { id: "pooja", name: "Pujas" },
      { id: "chadhaava", name: "Chadhava" },
    ]}
  />,
];

/** The dates to come, the next first; each can be cancelled, moved or priced by itself. */
export const RitualDateList = () => (
  <RecordList<RitualDate>
    title="Dates"
    filters={filters}
    empty={false}
    to={({ id }) => `/ritualDate/${id}/show`}
    primary={({ title }) => title.en}
    secondary={({ starts_at, orders, state }) =>
      `${formatMoment(starts_at)} · ${orders} orders · ${words(state)}`
    }
  >
    <DataTable.Col<RitualDate> label="When" render={({ starts_at }) => formatMoment(starts_at)} />
    <OpenColumn<RitualDate> label="Ritual" render={({ title }) => title.en} />
    <DataTable.Col<RitualDate> label="Orders" render={({ orders }) => orders} />
    <DataTable.Col<RitualDate> label="State" render={({ state }) => words(state)} />
  </RecordList>
);
