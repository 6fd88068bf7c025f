import type { StaffAccount } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

const access = ({ is_active }: StaffAccount) => (is_active ? "Active" : "Access ended");

/** Only owners have passkeys. */
const passkeysOf = ({ role, passkey_count }: StaffAccount) =>
  role === "owner" ? (passkey_count === 0 ? "None yet" : String(passkey_count)) : "";

/** Everybody who works here. */
export const AccountList = () => (
  <RecordList<StaffAccount>
    title="Staff"
    to={({ id }) => `/account/${id}`}
    primary={({ name, role }) => `${name} · ${words(role)}`}
    secondary={(account) => `${account.phone_masked} · ${access(account)}`}
  >
    <OpenColumn<StaffAccount> label="Name" render={({ name }) => name} />
    <DataTable.Col<StaffAccount> label="Role" render={({ role }) => words(role)} />
    <DataTable.Col<StaffAccount> label="Number" render={({ phone_masked }) => phone_masked} />
    <DataTable.Col<StaffAccount> label="Passkeys" render={passkeysOf} />
    <DataTable.Col<StaffAccount> label="Access" render={access} />
  </RecordList>
);
