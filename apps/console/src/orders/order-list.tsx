import { orderState } from "@aradhana/core/contract";
import { formatMoney } from "@aradhana/core/money";
import type { StaffOrder } from "@aradhana/core/staff";
import { AutocompleteInput, DataTable, DateInput, ReferenceInput, SelectInput, TextInput } from "react-admin";
import { choicesOf, words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { OpenColumn, RecordList } from "../frame/record-list.tsx";
import { OrderNumber } from "./order-number.tsx";

const filters = [
  <DateInput key="day" source="day" label="Day" alwaysOn />,
  <ReferenceInput key="temple" source="temple_id" reference="temple" perPage={100} alwaysOn>
    <AutocompleteInput label="Temple" optionText="name.en" filterToQuery={() => ({})} size="small" />
  </ReferenceInput>,
  <TextInput key="number" source="number" label="Order number" alwaysOn />,
  <SelectInput key="state" source="state" label="State" choices={choicesOf(orderState.options)} />,
];

/** The items of orders: of one day in the sequence of the day, else the newest first. */
export const OrderList = () => (
  <RecordList<StaffOrder>
    title="Orders"
    filters={filters}
    empty={false}
    to={(row) => `/order/${row.order_id}/show`}
    primary={({ title, starts_at }) => `${formatMoment(starts_at)} · ${title.en}`}
    secondary={({ number, state, temple }) =>
      [number, words(state), temple?.name.en].filter(Boolean).join(" · ")
    }
  >
    <DataTable.Col<StaffOrder> label="When" render={({ starts_at }) => formatMoment(starts_at)} />
    <OpenColumn<StaffOrder> label="What" render={({ title }) => title.en} />
    <DataTable.Col<StaffOrder> label="Temple" render={({ temple }) => temple?.name.en ?? "–"} />
    <DataTable.Col<StaffOrder> label="State" render={({ state }) => words(state)} />
    <DataTable.Col<StaffOrder> label="Order" render={({ number }) => <OrderNumber number={number} />} />
    <DataTable.Col<StaffOrder> label="Ordered" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<StaffOrder> label="Total" render={({ grand }) => formatMoney(grand)} />
  </RecordList>
);
