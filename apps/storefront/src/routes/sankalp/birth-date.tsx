import { monthNames, parseDate, writeDate } from "@aradhana/core/date";
import { DateField, type DateParts } from "@aradhana/ui/date-field";
import { useState } from "react";
import { useText } from "../../i18n/define-text.ts";
import { languages } from "../../i18n/languages.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { sankalpText } from "./text.ts";

interface Props {
  /** `D MMMM YYYY`, once all three parts are chosen. */
  value: string | null;
  onChange(value: string | null): void;
  /** Whether the browser may fill in its owner's own birthday. */
  isOwn: boolean;
}

const FIRST_YEAR = 1900;

/** A birthday in three choices; it counts once it is whole. */
export function BirthDate({ value, onChange, isOwn }: Props) {
  const t = useText(sankalpText);
  const { language } = useVisitor();
  const [parts, setParts] = useState<DateParts>(() => partsOf(value));

  const choose = (chosen: DateParts) => {
    setParts(chosen);
    onChange(wholeDate(chosen));
  };
  return (
    <DateField
      label={t.dob}
      value={parts}
      onValueChange={choose}
      locale={languages[language].locale}
      years={[FIRST_YEAR, new Date().getFullYear()]}
      dayLabel={t.day}
      monthLabel={t.month}
      yearLabel={t.year}
      birthday={isOwn}
    />
  );
}

function partsOf(value: string | null): DateParts {
  const date = parseDate(value ?? "");
  return date ? { ...date, month: monthNames.indexOf(date.month) + 1 } : {};
}

function wholeDate({ day, month = 0, year }: DateParts): string | null {
  const name = monthNames[month - 1];
  return day && name && year ? writeDate({ day, month: name, year }) : null;
}
