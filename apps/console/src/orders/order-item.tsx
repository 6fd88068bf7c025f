import { fulfilmentMoved, type StaffOrder } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { usePermissions } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { Facts } from "../frame/facts.tsx";
import { words } from "../frame/labels.ts";
import { formatMoment } from "../frame/moments.ts";

/** An item of an order with the one step that comes next. */
export function OrderItem({ item }: { item: StaffOrder }) {
  const { permissions } = usePermissions();
  const step = item.next_step;
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        {item.title.en}
      </Typography>
      <Facts
        facts={{
          State: words(item.state),
          [item.kind === "ritual" ? "Ritual" : "Dispatch"]: formatMoment(item.starts_at),
          ...(item.temple && { Temple: item.temple.name.en }),
          ...(item.tracking && { Sent: `${item.tracking.carrier}, ${item.tracking.number}` }),
        }}
      />
      {step && permissions !== "support" && <StepForm item={item} step={step} />}
    </Paper>
  );
}

const labels = { packed: "Mark packed", dispatched: "Dispatch", delivered: "Mark delivered" };

function StepForm({ item, step }: { item: StaffOrder; step: keyof typeof labels }) {
  const { run, isPending } = useAction({ done: `${item.title.en}: ${step}.`, schema: fulfilmentMoved });
  const [problem, setProblem] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const sent = { carrier: text("carrier"), tracking_number: text("tracking_number") };
    const isIncomplete =
      step === "dispatched" && !(sent.carrier && /^[\w-]{4,40}$/.test(sent.tracking_number));
    setProblem(isIncomplete);
    if (!isIncomplete) {
      run(`fulfilment/${item.id}/step`, { step, ...(step === "dispatched" && sent) });
    }
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      {step === "dispatched" && (
        <>
          <TextField name="carrier" label="Carrier" size="small" error={problem} />
          <TextField
            name="tracking_number"
            label="Tracking number"
            size="small"
            error={problem}
            helperText={problem && "Carrier, and 4 to 40 letters and digits."}
          />
        </>
      )}
      <Button type="submit" variant="contained" disabled={isPending}>
        {labels[step]}
      </Button>
    </form>
  );
}
