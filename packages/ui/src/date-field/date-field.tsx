import { daysInMonth } from "@aradhana/core/date";
import { clsx } from "clsx";
import { FieldGroup, type FieldGroupProps, useFieldError } from "../field/index.ts";
import { Select } from "../select/index.ts";
import styles from "./date-field.module.css";

/** A date that may be incomplete, or not exist, as 31 February. Months count from 1. */
export interface DateParts {
  day?: number | undefined;
  month?: number | undefined;
  year?: number | undefined;
}

export type DateFieldProps = Omit<FieldGroupProps, "onChange" | "defaultValue" | "children"> & {
  value: DateParts;
  onValueChange: (value: DateParts) => void;
  /** Locale of the month names, as BCP 47. */
  locale: string;
  /** First and last year on offer. */
  years: readonly [first: number, last: number];
  dayLabel: string;
  monthLabel: string;
  yearLabel: string;
  /** Enables autofill of the user's birthday. @default false */
  birthday?: boolean;
};

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** Day, month and year, each a native select: a date far in the past takes three taps, without a calendar. */
export function DateField({
  value,
  onValueChange,
  locale,
  years: [firstYear, lastYear],
  dayLabel,
  monthLabel,
  yearLabel,
  birthday = false,
  className,
  ...rest
}: DateFieldProps) {
  const error = useFieldError(rest.error, rest.name);
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const options = {
    // A day that its month does not have stays: it may be the month that is wrong. The form refuses such a date.
    day: upTo(Math.max(daysInMonth(value), value.day ?? 0)).map((day) => [day, String(day)] as const),
    month: upTo(12).map((month) => [month, monthName.format(Date.UTC(2000, month - 1))] as const),
    year: upTo(lastYear - firstYear + 1).map((i) => [lastYear - i + 1, String(lastYear - i + 1)] as const),
  };
  const labels = { day: dayLabel, month: monthLabel, year: yearLabel };
  const { day, month, year } = value;
  const isWhole = Boolean(day && month && year);

  const choose = (part: keyof DateParts, chosen: string) =>
    onValueChange({ ...value, [part]: chosen === "" ? undefined : Number(chosen) });

  return (
    <FieldGroup {...rest} error={error} className={clsx(styles.group, className)}>
      <div className={styles.parts}>
        {(["day", "month", "year"] as const).map((part) => (
          <div key={part} className={styles.part} data-part={part}>
            <Select
              label={<span className={styles.name}>{labels[part]}</span>}
              value={value[part] ?? ""}
              onChange={(event) => choose(part, event.target.value)}
              autoComplete={birthday ? `bday-${part}` : "off"}
              // The missing parts, or every part of a date that is wrong as a whole.
              aria-invalid={error && (isWhole || !value[part]) ? true : undefined}
              aria-required={rest.required}
            >
              <option value="" aria-label={labels[part]} />
              {options[part].map(([number, shown]) => (
                <option key={number} value={number}>
                  {shown}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
