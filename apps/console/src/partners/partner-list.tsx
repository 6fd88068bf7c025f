import type { StaffPartner } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

const keyOf = ({ has_key }: StaffPartner) => (has_key ? "Has a key" : "No key");

/** The sites that embed our widgets. */
export const PartnerList = () => (
  <RecordList<StaffPartner>
    title="Partners"
    to={({ id }) => `/partner/${id}`}
    primary={({ name, mode }) => `${name} · ${words(mode)}`}
    secondary={({ origins }) => origins.join(", ")}
  >
    <OpenColumn<StaffPartner> label="Name" render={({ name }) => name} />
    <DataTable.Col<StaffPartner> label="Sites" render={({ origins }) => origins.join(", ")} />
    <DataTable.Col<StaffPartner> label="Payments" render={({ mode }) => words(mode)} />
    <DataTable.Col<StaffPartner> label="Key" render={keyOf} />
  </RecordList>
);
