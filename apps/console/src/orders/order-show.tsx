import { formatMoney } from "@aradhana/core/money";
import type { StaffOrderDetail } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useRecordContext } from "react-admin";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RecordShow } from "../frame/record-screens.tsx";
import { MessagesPart } from "../messages/messages-part.tsx";
import { RefundPart } from "../refunds/refund-part.tsx";
import { ReturnPart } from "../returns/return-part.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderItem } from "./order-item.tsx";
import { PersonalData } from "./personal-data.tsx";

const OrderTitle = () => {
  const order = useRecordContext<StaffOrderDetail>();
  // On a phone nothing stands before the number, which is read out.
  return order ? (
    <span>
      <span className="wide-only">Order </span>
      {order.number}
    </span>
  ) : (
    <span>Order</span>
  );
};

/** One order: its items with the next step of each, whom to call, and its refunds. */
export const OrderShow = () => (
  <RecordShow title={<OrderTitle />} component="div" actions={false}>
    <OrderParts />
  </RecordShow>
);

function OrderParts() {
  const order = useRecordContext<StaffOrderDetail>();
  if (!order) return null;
  return (
    <div className="stack">
      <Paper className="panel" component="section">
        <Facts
          facts={{
            State: words(order.state),
            Ordered: formatMoment(order.created_at),
            Total: formatMoney(order.grand),
            Payment: order.pays_on_delivery ? "Cash on delivery" : words(order.payment_state ?? "not begun"),
            ...(order.paid && {
              Paid: formatMoment(order.paid.at),
              By: order.paid.method ? words(order.paid.method) : "–",
              "Reference of the bank": order.paid.reference ?? "–",
            }),
          }}
        />
      </Paper>
      {order.items.map((item) => (
        <OrderItem key={item.id} item={item} />
      ))}
      <Paper className="panel" component="section">
        <Typography component="h2" variant="h6">
          Contact, address and names
        </Typography>
        <PersonalData order={order} />
      </Paper>
      <OrderHistory events={order.events} />
      <ReturnPart returns={order.returns} />
      <RefundPart order={order} />
      <MessagesPart order={order} />
    </div>
  );
}
