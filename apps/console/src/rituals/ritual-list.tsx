import type { StaffRitual } from "@aradhana/core/staff";
import { AutocompleteInput, DataTable, DateInput, ReferenceInput, SelectInput } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

const whens = [
  { id: "started", name: "Started" },
  { id: "coming", name: "Coming" },
];

const filters = [
  <SelectInput key="when" source="when" label="When" choices={whens} emptyText="Started" alwaysOn />,
  <DateInput key="day" source="day" label="Day" alwaysOn />,
  <ReferenceInput key="temple" source="temple_id" reference="temple" perPage={100} alwaysOn>
    <AutocompleteInput label="Temple" optionText="name.en" filterToQuery={() => ({})} size="small" />
  </ReferenceInput>,
];

const ordersOf = ({ orders, performed, without_names }: StaffRitual) =>
  `${performed} of ${orders} performed${without_names > 0 ? `, ${without_names} without names` : ""}`;
const recordingOf = ({ recording }: StaffRitual) => (recording ? words(recording) : "None");

/** Rituals that somebody paid for: the last ones first, with what is still to be done. */
export const RitualList = () => (
  <RecordList<StaffRitual>
    title="Rituals"
    filters={filters}
    filterDefaultValues={{ when: "started" }}
    empty={false}
    to={({ id }) => `/ritual/${id}/show`}
    primary={({ title, starts_at }) => `${title.en} · ${formatMoment(starts_at)}`}
    secondary={(ritual) => `${ordersOf(ritual)} · Recording: ${recordingOf(ritual)}`}
  >
    <DataTable.Col<StaffRitual> label="When" render={({ starts_at }) => formatMoment(starts_at)} />
    <OpenColumn<StaffRitual> label="What" render={({ title }) => title.en} />
    <DataTable.Col<StaffRitual> label="Temple" render={({ temple }) => temple?.name.en ?? "–"} />
    <DataTable.Col<StaffRitual> label="Orders" render={ordersOf} />
    <DataTable.Col<StaffRitual> label="Recording" render={recordingOf} />
  </RecordList>
);
