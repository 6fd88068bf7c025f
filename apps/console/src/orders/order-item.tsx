import { formatMoney } from "@aradhana/core/money";
import { fulfilmentMoved, fulfilmentStep, type StaffOrder, type StaffOrderItem } from "@aradhana/core/staff";
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
import { validateWith } from "../frame/validate-with.ts";

const times = { ritual: "Ritual", parcel: "Dispatch", service: "Time" } as const;

/** An item of an order with the steps that may come next. */
export function OrderItem({ item }: { item: StaffOrderItem }) {
  const { permissions } = usePermissions();
  return (
    <Paper className="panel" component="section">
      <Typography component="h2" variant="h6">
        {item.title.en}
      </Typography>
      <Facts
        facts={{
          State: words(item.state),
          [times[item.kind]]: formatMoment(item.starts_at),
          ...(item.temple && { Temple: item.temple.name.en }),
          ...(item.detail && { Choice: item.detail.en }),
          ...(item.tracking && { Sent: `${item.tracking.carrier}, ${item.tracking.number}` }),
        }}
      />
      <ul className="plain-list bought" aria-label={`What was bought of ${item.title.en}`}>
        {item.bought.map(({ kind, title, qty, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change, and two may be equal
          <li key={at}>
            {title ? `${qty} × ${title.en}` : words(kind)}
            <span className="soft"> {formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
      {permissions !== "support" &&
        item.next_steps.map((step) => <StepForm key={step} item={item} step={step} />)}
    </Paper>
  );
}

type Step = StaffOrder["next_steps"][number];

interface StepInput {
  name: string;
  label: string;
  hint: string;
}

const labels: Readonly<Record<Step, string>> = {
  energised: "Mark energised",
  packed: "Mark packed",
  dispatched: "Dispatch",
  out_for_delivery: "Mark out for delivery",
  delivered: "Mark delivered",
};

/** What a step takes beside the press. */
const inputs: Readonly<Partial<Record<Step, readonly StepInput[]>>> = {
  energised: [
    {
      name: "video_url",
      label: "Link to the video",
      hint: "Optional. The buyer can open it; it starts with https.",
    },
  ],
  dispatched: [
    { name: "carrier", label: "Carrier", hint: "Such as India Post." },
    { name: "tracking_number", label: "Tracking number", hint: "4 to 40 letters and digits." },
  ],
};

const check = validateWith(fulfilmentStep);

function StepForm({ item, step }: { item: StaffOrder; step: Step }) {
  const { run, isPending } = useAction({
    done: `${item.title.en}: ${words(step)}.`,
    schema: fulfilmentMoved,
  });
  const [problems, setProblems] = useState<ReturnType<typeof check>>({});
  const taken = inputs[step] ?? [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? "").trim() || null;
    const body = { step, ...Object.fromEntries(taken.map(({ name }) => [name, typed(name)])) };
    const found = check(body);
    setProblems(found);
    if (Object.keys(found).length === 0) run(`fulfilment/${item.id}/step`, body);
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      {taken.map(({ name, label, hint }) => (
        <TextField
          key={name}
          {...{ name, label }}
          size="small"
          error={name in problems}
          helperText={name in problems ? String(problems[name]) : hint}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isPending}>
        {labels[step]}
      </Button>
    </form>
  );
}
