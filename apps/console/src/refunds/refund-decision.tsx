import { type StaffRefund, staffRefund } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useGetIdentity, usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** The buttons of a waiting refund: nobody approves their own request, but they may withdraw it. */
export function RefundDecision({ refund: { id, state, requested_by } }: { refund: StaffRefund }) {
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
        <Button variant="contained" disabled={isPending} onClick={() => approval.run(`refund/${id}/approve`)}>
          Approve
        </Button>
      )}
      <Button disabled={isPending} onClick={() => rejection.run(`refund/${id}/reject`)}>
        {isOwn ? "Withdraw" : "Reject"}
      </Button>
    </span>
  );
}
