import type { StaffLogEntry } from "@aradhana/core/staff";
import { AutocompleteInput, DataTable, ReferenceInput, TextInput } from "react-admin";
import { Link } from "react-router-dom";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { actionWords, factsWords } from "./log-words.ts";

const filters = [
  <ReferenceInput key="staff" source="staff_id" reference="account" perPage={100} alwaysOn>
    <AutocompleteInput label="Who" optionText="name" filterToQuery={() => ({})} size="small" />
  </ReferenceInput>,
  <TextInput key="subject" source="subject" label="Id of the order, coupon…" alwaysOn />,
];

const changeOf = ({ before, after }: StaffLogEntry) =>
  [factsWords(before), factsWords(after)].filter(Boolean).join(" → ");

/** Opens the order or the account that an entry is about; other subjects are ids. */
function Subject({ subject, order_number }: StaffLogEntry) {
  if (order_number !== null) return <OrderNumber id={subject} number={order_number} />;
  if (subject.startsWith("stf_")) return <Link to={`/account/${subject}`}>The account</Link>;
  return <>{subject}</>;
}

/** What staff did, newest first. */
export const LogList = () => (
  <RecordList<StaffLogEntry>
    title="Log"
    filters={filters}
    empty={false}
    primary={({ action, staff_name }) => `${actionWords(action)} · ${staff_name}`}
    secondary={(entry) => (
      <>
        {formatMoment(entry.at)} · <Subject {...entry} /> {changeOf(entry)}
      </>
    )}
  >
    <DataTable.Col<StaffLogEntry> label="When" render={({ at }) => formatMoment(at)} />
    <DataTable.Col<StaffLogEntry> label="Who" render={({ staff_name }) => staff_name} />
    <DataTable.Col<StaffLogEntry> label="What" render={({ action }) => actionWords(action)} />
    <DataTable.Col<StaffLogEntry> label="Of" render={(entry) => <Subject {...entry} />} />
    <DataTable.Col<StaffLogEntry> label="Before and after" render={changeOf} />
  </RecordList>
);
