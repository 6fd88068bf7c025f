import type { ChatReportDetail } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useRedirect } from "react-admin";
import { useAction } from "../api/use-action.ts";

/** What support does about a report: end the chat, block who was reported for this customer, or neither. */
export function ResolveReport({ report: { id, conversation } }: { report: ChatReportDetail }) {
  const redirect = useRedirect();
  const [ends, setEnds] = useState(false);
  const [blocks, setBlocks] = useState(false);
  const { run, isPending } = useAction({
    done: "Marked as dealt with.",
    onDone: () => redirect("list", "chatReport"),
  });
  const { staff_name, is_blocked, state, booking_id } = conversation;
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        What to do
      </Typography>
      {state !== "ended" && (
        <FormControlLabel
          control={<Checkbox checked={ends} onChange={({ target }) => setEnds(target.checked)} />}
          label={booking_id ? "End the chat and its session; the unused time is refunded" : "End the chat"}
        />
      )}
      {staff_name !== null && !is_blocked && (
        <FormControlLabel
          control={<Checkbox checked={blocks} onChange={({ target }) => setBlocks(target.checked)} />}
          label={`Block ${staff_name} for this customer: no more messages in either direction`}
        />
      )}
      <div className="row-actions">
        <Button
          variant="contained"
          disabled={isPending}
          onClick={() => run(`chatReport/${id}/resolve`, { end: ends, block: blocks })}
        >
          Mark as dealt with
        </Button>
      </div>
    </Paper>
  );
}
