import { formatMoney } from "@aradhana/core/money";
import { type reviewItem, staffRefund } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { InferOutput } from "valibot";
import { useAction } from "../api/use-action.ts";

/** Gives back a payment that no order has taken, after a question with the amount in it. */
export function RefundWrongPayment({ item: { id, refundable } }: { item: InferOutput<typeof reviewItem> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useAction({
    schema: staffRefund,
    done: ({ state }) =>
      state === "waiting" ? "Requested. Another owner has to approve it." : "The refund is on its way.",
  });
  if (!refundable) return null;
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => setIsAsking(true)}>
        Refund {formatMoney(refundable)}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Refund ${formatMoney(refundable)}?`}
        content="All of the payment goes back to its payer. Above the limit it waits for another owner. A refund cannot be undone."
        confirm="Refund"
        onConfirm={() => {
          setIsAsking(false);
          run(`review/${id}/refund`);
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
