import type { StaffLogEntry } from "@aradhana/core/staff";
import { AutocompleteInput, DataTable, ReferenceInput, TextInput } from "react-admin";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";

const filters = [
  <ReferenceInput key="staff" source="staff_id" reference="account" perPage={100} alwaysOn>
    <AutocompleteInput label="Who" optionText="name" filterToQuery={() => ({})} />
  </ReferenceInput>,
  <TextInput key="subject" source="subject" label="Id of the order, coupon…" alwaysOn />,
];

const factsOf = (facts: StaffLogEntry["after"]) =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");

const changeOf = ({ before, after }: StaffLogEntry) =>
  [factsOf(before), factsOf(after)].filter(Boolean).join(" → ");

/** What staff did, newest first. */
export const LogList = () => (
  <RecordList<StaffLogEntry>
    title="Log"
    filters={filters}
    empty={false}
    primary={({ action, staff_name }) => `${action} · ${staff_name}`}
    secondary={(entry) => `${formatMoment(entry.at)} ${changeOf(entry)}`}
  >
    <DataTable.Col<StaffLogEntry> label="When" render={({ at }) => formatMoment(at)} />
    <DataTable.Col<StaffLogEntry> label="Who" render={({ staff_name }) => staff_name} />
    <DataTable.Col<StaffLogEntry> label="What" render={({ action }) => action} />
    <DataTable.Col<StaffLogEntry> label="Of" render={({ subject }) => subject} />
    <DataTable.Col<StaffLogEntry> label="Before and after" render={changeOf} />
  </RecordList>
);
