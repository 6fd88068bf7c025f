import type { StaffTemple } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

/** All temples. */
export const TempleList = () => (
  <RecordList<StaffTemple>
    title="Temples"
    empty={false}
    to={({ id }) => `/temple/${id}/show`}
    primary={({ name }) => name.en}
    secondary={({ city }) => city.en}
  >
    <OpenColumn<StaffTemple> label="Temple" render={({ name }) => name.en} />
    <DataTable.Col<StaffTemple> label="Hindi" render={({ name }) => <span lang="hi">{name.hi}</span>} />
    <DataTable.Col<StaffTemple> label="Town" render={({ city }) => city.en} />
  </RecordList>
);
