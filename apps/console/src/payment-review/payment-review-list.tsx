import type { reviewItem } from "@aradhana/core/staff";
import { DataTable } from "react-admin";
import type { InferOutput } from "valibot";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordList } from "../frame/record-list.tsx";
import { stateFilter } from "../frame/state-filter.tsx";
import { OrderNumber } from "../orders/order-number.tsx";
import { RefundWrongPayment } from "./refund-wrong-payment.tsx";
import { ResolveButton } from "./resolve-button.tsx";

type Item = InferOutput<typeof reviewItem>;

const filters = stateFilter(["open", "resolved"]);

const detailsOf = ({ details }: Item) =>
  Object.entries(details)
    .map(([name, value]) => `${words(name)}: ${value ?? "–"}`)
    .join(", ");

const OrderLink = ({ order_id, order_number, subject }: Item) =>
  order_number === null ? <span>{subject}</span> : <OrderNumber id={order_id} number={order_number} />;

const ReviewActions = ({ item }: { item: Item }) => (
  <span className="row-actions">
    <RefundWrongPayment item={item} />
    <ResolveButton item={item} />
  </span>
);

/** Payments that need a person, the oldest first. */
export const PaymentReviewList = () => (
  <RecordList<Item>
    title="Payments to review"
    filters={filters}
    filterDefaultValues={{ state: "open" }}
    empty={false}
    primary={({ reason }) => words(reason)}
    secondary={(item) => (
      <>
        {detailsOf(item)} · <OrderLink {...item} />
        <ReviewActions item={item} />
      </>
    )}
  >
    <DataTable.Col<Item> label="Since" render={({ created_at }) => formatMoment(created_at)} />
    <DataTable.Col<Item> label="Why" render={({ reason }) => words(reason)} />
    <DataTable.Col<Item> label="Details" render={detailsOf} />
    <DataTable.Col<Item> label="Order" render={(item) => <OrderLink {...item} />} />
    <DataTable.Col<Item> label="Actions" render={(item) => <ReviewActions item={item} />} />
  </RecordList>
);
