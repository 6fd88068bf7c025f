import { formatMoney } from "@aradhana/core/money";
import { type StaffRefund, staffRefund } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useGetIdentity, usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** The buttons of a waiting refund: nobody approves their own request, but they may withdraw it. */
export function RefundDecision({ refund }: { refund: StaffRefund }) {
  const { id, state, requested_by, amount, order_number } = refund;
  const [isAsking, setAsking] = useState(false);
  const { permissions } = usePermissions();
  const { identity } = useGetIdentity();
  const approval = useAction({ done: "The refund is on its way.", schema: staffRefund });
  const rejection = useAction({ done: "The request is closed. Nothing is refunded.", schema: staffRefund });
  if (state !== "waiting") return null;
  const isOwn = identity?.id === requested_by;
  const isPending = approval.isPending || rejection.isPending;
  return (
    <span className="row-actions">
      {permissions === "owner" && !isOwn && (
        <Button variant="contained" disabled={isPending} onClick={() => setAsking(true)}>
          Approve
        </Button>
      )}
      <Button disabled={isPending} onClick={() => rejection.run(`refund/${id}/reject`)}>
        {isOwn ? "Withdraw" : "Reject"}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Refund ${formatMoney(amount)}?`}
        content={`${order_number ?? "No order"}: the money goes back to the buyer. This cannot be undone.`}
        confirm="Approve"
        onConfirm={() => {
          approval.run(`refund/${id}/approve`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </span>
  );
}
