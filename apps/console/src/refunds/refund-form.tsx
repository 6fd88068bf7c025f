import { formatMoney } from "@aradhana/core/money";
import { refundReason, type StaffOrderDetail, staffRefund } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { Confirm, usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { words } from "../frame/labels.ts";
import { minorOf } from "./minor-of.ts";

type Request = { amount: number; reason: string };

/** Requests a refund of an amount, after a question with the amount in it. */
export function RefundForm({ order: { id, grand } }: { order: StaffOrderDetail }) {
  const [request, setRequest] = useState<Request>();
  const [problem, setProblem] = useState<string>();
  const { permissions } = usePermissions();
  const { run, isPending } = useAction({
    schema: staffRefund,
    done: ({ state }) =>
      state === "waiting"
        ? permissions === "owner"
          ? "Requested. Another owner has to approve it."
          : "Requested. An owner has to approve it."
        : "The refund is on its way.",
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const amount = minorOf(String(fields.get("amount")));
    const isTooMuch = amount !== undefined && amount > grand.amount;
    setProblem(
      amount === undefined
        ? "Enter an amount such as 501 or 501.50."
        : isTooMuch
          ? `At most ${formatMoney(grand)}.`
          : undefined,
    );
    if (amount !== undefined && !isTooMuch) setRequest({ amount, reason: String(fields.get("reason")) });
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <TextField
        name="amount"
        label={`Amount in ${grand.currency.toUpperCase()}`}
        size="small"
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { inputMode: "decimal" } }}
      />
      <TextField name="reason" label="Reason" size="small" select defaultValue={refundReason.options[0]}>
        {refundReason.options.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {words(reason)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" disabled={isPending}>
        Refund
      </Button>
      <Confirm
        isOpen={request !== undefined}
        title={`Refund ${formatMoney({ ...grand, amount: request?.amount ?? 0 })}?`}
        content="Above the limit it waits for another owner. A refund cannot be undone."
        confirm="Refund"
        onConfirm={() => {
          if (request) run(`order/${id}/refund`, request);
          setRequest(undefined);
        }}
        onClose={() => setRequest(undefined)}
      />
    </form>
  );
}
