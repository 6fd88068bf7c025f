import { performedResult } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";

interface MarkPerformedProps {
  ritualId: string;
  title: string;
  /** How many orders with names wait for it. */
  orders: number;
}

/** Reports a ritual as performed, after a question. */
export function MarkPerformed({ ritualId, title, orders }: MarkPerformedProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAction({
    schema: performedResult,
    done: ({ performed, without_names }) =>
      `${performed} marked as performed${without_names > 0 ? `, ${without_names} without names are not` : ""}.`,
  });
  return (
    <div className="no-print" lang="en">
      <Button variant="contained" disabled={isPending} onClick={() => setAsking(true)}>
        Mark performed
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Was ${title} performed?`}
        content={`${orders} orders are marked as performed. Buyers who gave no names are offered another date or a refund.`}
        confirm="Mark performed"
        onConfirm={() => {
          run(`ritual/${ritualId}/performed`);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
