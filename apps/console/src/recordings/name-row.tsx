import type { RecordingNames } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { formatSecond, parseSecond } from "../frame/clock-time.ts";

interface NameRowProps {
  row: RecordingNames[number];
  value: string;
  /** What is wrong with the value. */
  problem: string | undefined;
  film: HTMLVideoElement | null;
  onChange: (value: string) => void;
}

/** One order's names with their second: taken from the film, typed, and watched again. */
export function NameRow({ row, value, problem, film, onChange }: NameRowProps) {
  const { number, names } = row;
  const second = parseSecond(value);
  return (
    <li className="name-row">
      <div>
        <span lang="hi">{names.join(", ") || "–"}</span>
        <div className="soft">{number}</div>
      </div>
      <div className="row-actions">
        <TextField
          size="small"
          label="Second"
          slotProps={{ htmlInput: { "aria-label": `Second of ${number}` } }}
          placeholder="12:34"
          value={value}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          disabled={!film}
          aria-label={`Set ${number} to where the film is`}
          onClick={() => film && onChange(formatSecond(Math.floor(film.currentTime)))}
        >
          Set
        </Button>
        <Button
          disabled={!film || second === undefined}
          aria-label={`Watch ${number}`}
          onClick={() => {
            if (!film || second === undefined) return;
            film.currentTime = second;
            void film.play();
          }}
        >
          Watch
        </Button>
      </div>
    </li>
  );
}
