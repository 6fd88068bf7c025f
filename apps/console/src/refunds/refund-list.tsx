import { formatMoney } from "@aradhana/core/money";
import type { StaffRefund } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { RefundDecision } from "./refund-decision.tsx";

const filters = stateFilter(["waiting", "approved", "rejected"]);

const stateOf = ({ state, gateway_state }: StaffRefund) =>
  gateway_state ? `${words(state)}, ${gateway_state} at the gateway` : words(state);

const OrderLink = ({ order_id, order_number }: StaffRefund) =>
  order_number === null ? <span>No order</span> : <OrderNumber id={order_id} number={order_number} />;

/** The refunds that staff requested; those above the limit wait here for a second person. */
export const RefundList = () => (
  <RecordList<StaffRefund>
    title="Refunds"
    filters={filters}
    filterDefaultValues={{ state: "waiting" }}
    empty={false}
    primary={({ amount, reason }) => `${formatMoney(amount)} · ${words(reason)}`}
    secondary={(refund) => (
      <>
        {stateOf(refund)} · <OrderLink {...refund} />
        <RefundDecision refund={refund} />
      </>
    )}
  >
    <DataTable.Col<StaffRefund> label="Requested" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<StaffRefund> label="Amount" render={({ amount }) => formatMoney(amount)} />
    <DataTable.Col<StaffRefund> label="Reason" render={({ reason }) => words(reason)} />
    <DataTable.Col<StaffRefund> label="State" render={stateOf} />
    <DataTable.Col<StaffRefund> label="Order" render={(refund) => <OrderLink {...refund} />} />
    <DataTable.Col<StaffRefund> label="Actions" render={(refund) => <RefundDecision refund={refund} />} />
  </RecordList>
);
