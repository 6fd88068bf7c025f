import { clsx } from "clsx";
import { Checkbox } from "../checkbox/index.ts";
import { FieldGroup, type FieldGroupProps, useFieldError } from "../field/index.ts";
import { Select } from "../select/index.ts";
import type { TimeParts } from "./clock-time.ts";
import styles from "./time-field.module.css";

export type TimeFieldProps = Omit<FieldGroupProps, "onChange" | "defaultValue" | "children"> & {
  value: TimeParts;
  onValueChange: (value: TimeParts) => void;
  hourLabel: string;
  minuteLabel: string;
  /** Accessible name of the am/pm choice, and its options. */
  halfLabel: string;
  halves: { am: string; pm: string };
  /** Label of the "not known" checkbox. Without it a time is always required. */
  unknown?: { label: string; hint?: string; checked: boolean; onCheckedChange: (checked: boolean) => void };
};

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const HOURS = numbers(1, 12).map((hour) => [hour, String(hour)] as const);
const MINUTES = numbers(0, 59).map((minute) => [minute, String(minute).padStart(2, "0")] as const);

/** A time of day to the minute, for birth times: hour, minute, am or pm; or not known. */
export function TimeField({
  value,
  onValueChange,
  hourLabel,
  minuteLabel,
  halfLabel,
  halves,
  unknown,
  className,
  ...rest
}: TimeFieldProps) {
  const error = useFieldError(rest.error, rest.name);
  const isUnknown = unknown?.checked ?? false;
  const common = {
    disabled: isUnknown || rest.disabled,
    autoComplete: "off",
    "aria-invalid": error ? true : undefined,
    "aria-required": rest.required && !isUnknown,
  };
  const parts = [
    { part: "hour", label: hourLabel, options: HOURS },
    { part: "minute", label: minuteLabel, options: MINUTES },
    { part: "half", label: halfLabel, options: [["am", halves.am] as const, ["pm", halves.pm] as const] },
  ] as const;

  const choose = (part: keyof TimeParts, chosen: string) =>
    onValueChange({
      ...value,
      [part]: chosen === "" ? undefined : part === "half" ? chosen : Number(chosen),
    });

  return (
    <FieldGroup {...rest} error={error} className={clsx(styles.group, className)}>
      <div className={styles.parts}>
        {parts.map(({ part, label, options }) => (
          <div key={part} className={styles.part}>
            <Select
              {...common}
              label={<span className={styles.name}>{label}</span>}
              value={isUnknown ? "" : (value[part] ?? "")}
              onChange={(event) => choose(part, event.target.value)}
            >
              <option value="" aria-label={label} />
              {options.map(([option, shown]) => (
                <option key={option} value={option}>
                  {shown}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
      {unknown && (
        <Checkbox
          checked={unknown.checked}
          hint={unknown.hint}
          onChange={(event) => unknown.onCheckedChange(event.target.checked)}
        >
          {unknown.label}
        </Checkbox>
      )}
    </FieldGroup>
  );
}
