import { type RitualDate, ritualDate } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment } from "../frame/moments.ts";

/** Cancels a date after a question that says how many buyers it is about. */
export function CancelDate({ date: { id, title, starts_at, orders } }: { date: RitualDate }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({
    schema: ritualDate,
    done: "Cancelled. Its buyers get a message within a minute.",
  });
  return (
    <>
      <Button color="error" variant="outlined" disabled={isPending} onClick={() => setAsking(true)}>
        Cancel this date
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Cancel ${title.en} on ${formatMoment(starts_at)}?`}
        content={`${orders} paid orders: each buyer chooses another date or all of their money. This cannot be undone.`}
        confirm="Cancel the date"
        cancel="Keep it"
        onConfirm={() => {
          run(`ritualDate/${id}/cancel`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
