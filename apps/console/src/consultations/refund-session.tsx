import { formatMoney } from "@aradhana/core/money";
import { type StaffConsultationDetail, staffRefund } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { minorOf } from "../refunds/minor-of.ts";

/** Refunds a part of what the customer paid, beyond the automatic refund of unused time. */
export function RefundSession({ record }: { record: StaffConsultationDetail }) {
  const { id, price, refunded } = record;
  const left = { ...price, amount: price.amount - (refunded?.amount ?? 0) };
  const [amount, setAmount] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { run, isPending } = useAction({
    schema: staffRefund,
    done: ({ state }) =>
      state === "waiting" ? "Requested. An owner has to approve it." : "The refund is on its way.",
  });
  if (left.amount <= 0) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = minorOf(String(new FormData(event.currentTarget).get("amount")));
    if (typed === undefined) return setProblem("Enter an amount such as 501 or 501.50.");
    if (typed > left.amount) return setProblem(`At most ${formatMoney(left)}.`);
    setProblem(undefined);
    setAmount(typed);
  }

  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        Refund
      </Typography>
      <p className="soft">Unused time is refunded automatically when the consultation ends.</p>
      <form className="inline-form" onSubmit={submit}>
        <TextField
          name="amount"
          label={`Amount in ${price.currency.toUpperCase()}`}
          size="small"
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { inputMode: "decimal" } }}
        />
        <Button type="submit" variant="outlined" disabled={isPending}>
          Refund
        </Button>
      </form>
      <Confirm
        isOpen={amount !== undefined}
        title={`Refund ${formatMoney({ ...price, amount: amount ?? 0 })}?`}
        content="It cannot be undone."
        confirm="Refund"
        onConfirm={() => {
          if (amount !== undefined) run(`consultation/${id}/refund`, { amount });
          setAmount(undefined);
        }}
        onClose={() => setAmount(undefined)}
      />
    </Paper>
  );
}
