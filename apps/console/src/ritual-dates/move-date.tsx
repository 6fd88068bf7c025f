import { type RitualDate, ritualDate } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { Confirm } from "react-admin";
import { useAction } from "../api/use-action.ts";
import { formatMoment, minuteInIndia, momentInIndia } from "../frame/moments.ts";

const YEAR = 366 * 86_400_000;

/** Why a date that starts at `current` cannot start at the typed minute. */
function problemOf(typed: string, current: string): string | undefined {
  const ahead = Date.parse(momentInIndia(typed)) - Date.now();
  if (typed === minuteInIndia(current)) return "This is its time already.";
  if (ahead <= 0) return "Choose a moment to come.";
  return ahead > YEAR ? "Choose a moment within a year." : undefined;
}

/** Moves a date to another day or hour, in India's time, after a question. */
export function MoveDate({ date: { id, starts_at, orders } }: { date: RitualDate }) {
  const [startsAt, setStartsAt] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { run, isPending } = useAction({
    schema: ritualDate,
    done: "Moved. Its buyers get a message within a minute.",
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("starts_at"));
    const found = problemOf(typed, starts_at);
    setProblem(found);
    if (!found) setStartsAt(momentInIndia(typed));
  }

  return (
    <form className="inline-form" onSubmit={submit}>
      <TextField
        name="starts_at"
        label="New start, India time"
        type="datetime-local"
        required
        error={problem !== undefined}
        helperText={problem}
        defaultValue={minuteInIndia(starts_at)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="outlined" disabled={isPending}>
        Move this date
      </Button>
      <Confirm
        isOpen={startsAt !== undefined}
        title={`Move it to ${startsAt ? formatMoment(startsAt) : ""}?`}
        content={`${orders} paid orders move along with their names. Each buyer may choose another date or all of their money.`}
        confirm="Move"
        cancel="Keep the date"
        onConfirm={() => {
          run(`ritualDate/${id}/move`, { starts_at: startsAt });
          setStartsAt(undefined);
        }}
        onClose={() => setStartsAt(undefined)}
      />
    </form>
  );
}
