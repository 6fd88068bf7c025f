import type { LaterDate } from "@aradhana/core/contract";
import { Select } from "@aradhana/ui/select";
import { useMoment } from "../../../shared/local-time/use-moment.ts";

interface DateChoiceProps {
  label: string;
  dates: readonly LaterDate[];
  value: string;
  onChange: (ritualId: string) => void;
}

/** The dates to which a ritual can be moved. */
export function DateChoice({ label, dates, value, onChange }: DateChoiceProps) {
  const moment = useMoment();
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {dates.map(({ ritual_id, starts_at }) => (
        <option key={ritual_id} value={ritual_id}>
          {moment(starts_at)}
        </option>
      ))}
    </Select>
  );
}
