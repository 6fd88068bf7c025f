import { formatMoney } from "@aradhana/core/money";
import type { StaffOrderDetail } from "@aradhana/core/staff";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { usePermissions } from "react-admin";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";
import { RefundDecision } from "./refund-decision.tsx";
import { RefundForm } from "./refund-form.tsx";

/** The refunds of an order, and the form that requests one. */
export function RefundPart({ order }: { order: StaffOrderDetail }) {
  const { permissions } = usePermissions();
  if (permissions === "temple_desk" && order.refunds.length + order.given_back.length === 0) return null;
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Refunds
      </Typography>
      <ul className="plain-list">
        {/* What staff requested is in the list of requests, with its decision. */}
        {order.given_back
          .filter(({ reason }) => reason !== "staff")
          .map(({ id, amount, reason, state, at }) => (
            <li key={id}>
              {formatMoney(amount)}, {words(reason)}: {words(state)}, {formatMoment(at)}
            </li>
          ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            {formatMoney(refund.amount)}, {words(refund.reason)}: {words(refund.state)}
            {refund.gateway_state && ` (${refund.gateway_state})`}, {formatMoment(refund.created_at)}
            {permissions !== "temple_desk" && <RefundDecision refund={refund} />}
          </li>
        ))}
      </ul>
      {permissions !== "temple_desk" && order.payment_state === "success" && <RefundForm order={order} />}
    </Paper>
  );
}
