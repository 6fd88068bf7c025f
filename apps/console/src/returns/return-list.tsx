import { formatMoney } from "@aradhana/core/money";
import type { StaffReturn } from "@aradhana/core/staff";
import { DataTable, SelectInput } from "react-admin";
import { choicesOf, words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { stateOfReturn } from "./state-of-return.ts";

const states = ["return_requested", "picked_up", "inspected", "refunded", "rejected"];
const filters = [
  <SelectInput key="state" source="state" label="State" choices={choicesOf(states)} alwaysOn />,
];

/** The goods that buyers send back; what is done next is on the page of the order. */
export const ReturnList = () => (
  <RecordList<StaffReturn>
    title="Returns"
    filters={filters}
    empty={false}
    to={(row) => `/order/${row.order_id}/show`}
    primary={({ title, pieces }) => `${title.en}, ${pieces} pcs`}
    secondary={(row) => `${row.number} · ${stateOfReturn(row)}`}
  >
    <DataTable.Col<StaffReturn> label="Requested" render={({ requested_at }) => formatMoment(requested_at)} />
    <OpenColumn<StaffReturn> label="What" render={({ title }) => title.en} />
    <DataTable.Col<StaffReturn> label="Pieces" render={({ pieces }) => pieces} />
    <DataTable.Col<StaffReturn> label="Reason" render={({ reason }) => words(reason)} />
    <DataTable.Col<StaffReturn> label="Refund" render={({ refund }) => formatMoney(refund)} />
    <DataTable.Col<StaffReturn> label="State" render={stateOfReturn} />
    <DataTable.Col<StaffReturn> label="Order" render={({ number }) => <OrderNumber number={number} />} />
  </RecordList>
);
