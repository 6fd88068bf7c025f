import { formatMoney } from "@aradhana/core/money";
import type { StaffGood } from "@aradhana/core/staff";
import { DataTable, SelectInput, TextInput } from "react-admin";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";

const filters = [
  <TextInput key="q" source="q" label="Title or SKU" alwaysOn />,
  <SelectInput
    key="type"
    source="type"
    label="Kind"
    alwaysOn
    choices={[
      { id: "abhimantrit", name: "Products" },
      { id: "gemstone", name: "Gems" },
    ]}
  />,
];

const priceOf = ({ prices }: StaffGood) => formatMoney({ amount: prices.inr, currency: "inr" });

/** Whose word buyers have for what it is. */
const reportState = ({ report }: StaffGood) => {
  if (!report) return "No report";
  return report.sample ? "Sample report" : `${report.lab.en}, ${report.number}`;
};

/** All products and gems with their prices. */
export const GoodList = () => (
  <RecordList<StaffGood>
    title="Products and gems"
    filters={filters}
    empty={false}
    to={({ id }) => `/good/${id}/show`}
    primary={({ title }) => title.en}
    secondary={(good) => `${good.sku} · ${priceOf(good)} · ${reportState(good)}`}
  >
    <DataTable.Col<StaffGood> label="SKU" render={({ sku }) => sku} />
    <OpenColumn<StaffGood> label="Title" render={({ title }) => title.en} />
    <DataTable.Col<StaffGood> label="Price" render={priceOf} />
    <DataTable.Col<StaffGood> label="Laboratory report" render={reportState} />
  </RecordList>
);
