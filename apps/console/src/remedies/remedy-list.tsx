import { remedyReason, remedyState } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import type { StaffRemedy } from "@aradhana/core/staff";
import { DataTable, SelectInput } from "react-admin";
import { choicesOf, words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { OrderNumber } from "../orders/order-number.tsx";

const filters = [
  <SelectInput key="state" source="state" label="State" choices={choicesOf(remedyState.options)} alwaysOn />,
  <SelectInput
    key="reason"
    source="reason"
    label="Reason"
    choices={choicesOf(remedyReason.options)}
    alwaysOn
  />,
];

/** What was late or read wrong, and what each buyer chose: a refund, or that it is done again. */
export const RemedyList = () => (
  <RecordList<StaffRemedy>
    title="Missed promises"
    filters={filters}
    empty={false}
    to={(row) => `/order/${row.order_id}/show`}
    primary={({ title, reason }) => `${words(reason)}: ${title.en}`}
    secondary={({ number, state, offered_at }) => `${number} · ${words(state)} · ${formatMoment(offered_at)}`}
  >
    <DataTable.Col<StaffRemedy> label="Offered" render={({ offered_at }) => formatMoment(offered_at)} />
    <OpenColumn<StaffRemedy> label="What" render={({ title }) => title.en} />
    <DataTable.Col<StaffRemedy> label="Reason" render={({ reason }) => words(reason)} />
    <DataTable.Col<StaffRemedy> label="State" render={({ state }) => words(state)} />
    <DataTable.Col<StaffRemedy>
      label="Chosen"
      render={({ decided_at }) => (decided_at ? formatMoment(decided_at) : "–")}
    />
    <DataTable.Col<StaffRemedy> label="Refund" render={({ refund }) => formatMoney(refund)} />
    <DataTable.Col<StaffRemedy> label="Order" render={({ number }) => <OrderNumber number={number} />} />
  </RecordList>
);
