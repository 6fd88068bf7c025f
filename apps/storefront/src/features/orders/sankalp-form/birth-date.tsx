import { monthNames, parseDate, writeDate } from "@aradhana/core/date";
import { DateField, type DateParts } from "@aradhana/ui/date-field";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import type { DevoteeDraft } from "./sankalp-draft.ts";
import { sankalpText } from "./text.ts";

type Birth = Pick<DevoteeDraft, "dob" | "dobParts">;

interface Props {
  value: Birth;
  onChange(value: Birth): void;
  /** How it is known in the form. */
  name: string;
  /** The code of its error. */
  error: string | undefined;
  /** Whether the browser may fill in its owner's own birthday. */
  isOwn: boolean;
}

const FIRST_YEAR = 1900;

/** A birthday in three choices: all of them, or none. */
export function BirthDate({ value, onChange, name, error, isOwn }: Props) {
  const t = useText(sankalpText);
  const { language } = useVisitor();
  return (
    <DateField
      label={t.dob}
      name={name}
      error={error && (t.dobErrors[error as keyof typeof t.dobErrors] ?? t.dobErrors.not_whole)}
      value={partsOf(value)}
      onValueChange={(chosen) => onChange(birthOf(chosen))}
      locale={languages[language].locale}
      years={[FIRST_YEAR, new Date().getFullYear()]}
      dayLabel={t.day}
      monthLabel={t.month}
      yearLabel={t.year}
      birthday={isOwn}
    />
  );
}

function partsOf({ dob, dobParts }: Birth): DateParts {
  const date = parseDate(dob ?? "");
  return date ? { ...date, month: monthNames.indexOf(date.month) + 1 } : { ...dobParts };
}

function birthOf(parts: DateParts): Birth {
  const { day, month = 0, year } = parts;
  const name = monthNames[month - 1];
  const dob = day && name && year ? writeDate({ day, month: name, year }) : "";
  if (parseDate(dob)) return { dob, dobParts: undefined };
  return { dob: null, dobParts: day || name || year ? parts : undefined };
}
