import type { StaffShopFacts } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";

const sinceOf = ({ effective_from }: StaffShopFacts) =>
  effective_from ? formatMoment(effective_from) : "the beginning";
const careOf = ({ customer_care: { phone, email } }: StaffShopFacts) => `${phone}, ${email}`;
const officerOf = ({ grievance_officer: { name, phone, email } }: StaffShopFacts) =>
  `${name.en}, ${phone}, ${email}`;
const writtenOf = ({ created_at, staff_name }: StaffShopFacts) =>
  created_at ? `${formatMoment(created_at)} by ${staff_name}` : "–";

/** Every version of what invoices and pages say about the shop, the latest first. */
export const ShopFactsList = () => (
  <RecordList<StaffShopFacts>
    title="Our shop"
    primary={(version) => `${version.legal_name.en} · ${words(version.state)}`}
    secondary={(version) => (
      <>
        Since {sinceOf(version)} · GSTIN {version.gstin}
        <br />
        {version.address.en}
        <br />
        Customer care: {careOf(version)}
        <br />
        Grievance officer: {officerOf(version)}
      </>
    )}
  >
    <DataTable.Col<StaffShopFacts> label="Valid from" render={sinceOf} />
    <DataTable.Col<StaffShopFacts> label="State" render={({ state }) => words(state)} />
    <DataTable.Col<StaffShopFacts>
      label="Company"
      render={({ legal_name, address, gstin }) => (
        <>
          <strong>{legal_name.en}</strong>
          <br />
          {address.en}
          <br />
          GSTIN {gstin}
        </>
      )}
    />
    <DataTable.Col<StaffShopFacts> label="Customer care" render={careOf} />
    <DataTable.Col<StaffShopFacts> label="Grievance officer" render={officerOf} />
    <DataTable.Col<StaffShopFacts> label="Written" render={writtenOf} />
  </RecordList>
);
