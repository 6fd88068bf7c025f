import { formatMoney } from "@aradhana/core/money";
import { type StaffReturn, staffReturn } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { RejectReturn } from "./reject-return.tsx";

/** What can be done next with a return, as the role allows. */
export function ReturnActions({ row: { id, state, refund, restocked, refund_waits } }: { row: StaffReturn }) {
  const { permissions } = usePermissions();
  const { run, isPending } = useAction({
    schema: staffReturn,
    done: (after) => (after.refund_waits ? "Requested. Another owner has to approve it." : "Done."),
  });
  const [isRefunding, setRefunding] = useState(false);
  if (state === "refunded" || state === "rejected" || refund_waits) return null;
  const isDesk = permissions === "owner" || permissions === "temple_desk";
  const isMoney = permissions === "owner" || permissions === "support";
  const step = (body: object) => run(`return/${id}/step`, body);
  const inspected = (restock: boolean) => step({ step: "inspected", restock });
  return (
    <div className="row-actions">
      {isDesk && state === "return_requested" && (
        <Button variant="contained" disabled={isPending} onClick={() => step({ step: "picked_up" })}>
          Mark picked up
        </Button>
      )}
      {isDesk && state === "picked_up" && (
        <>
          <Button variant="contained" disabled={isPending} onClick={() => inspected(true)}>
            Inspected: back to stock
          </Button>
          <Button variant="outlined" disabled={isPending} onClick={() => inspected(false)}>
            Inspected: cannot be sold
          </Button>
        </>
      )}
      {isMoney && state === "inspected" && (
        <Button variant="contained" disabled={isPending} onClick={() => setRefunding(true)}>
          Refund {formatMoney(refund)}
        </Button>
      )}
      {!restocked && <RejectReturn id={id} />}
      <Confirm
        isOpen={isRefunding}
        title={`Refund ${formatMoney(refund)}?`}
        content="Above the limit it waits for another owner. A refund cannot be undone."
        confirm="Refund"
        onConfirm={() => {
          run(`return/${id}/refund`);
          setRefunding(false);
        }}
        onClose={() => setRefunding(false)}
      />
    </div>
  );
}
