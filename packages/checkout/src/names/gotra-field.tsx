import type { NamedDevotee } from "@aradhana/core/checkout";
import type { Language } from "@aradhana/core/contract";
import { commonGotras } from "@aradhana/core/sankalp";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { TextField } from "@aradhana/ui/text-field";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import type { ReactNode } from "react";
import type { NamesMessages } from "../messages-en/booking-messages.ts";

type WithGotra = Pick<NamedDevotee, "gotra" | "gotra_unknown">;

export interface GotraFieldProps {
  devotee: WithGotra;
  /** Of the field in the form. */
  name: string;
  /** Whether it has to be given, or said to be unknown. @default false */
  required?: boolean;
  error: ReactNode;
  messages: NamesMessages;
  language: Language;
  /** Gotras that were given for others: a family often has one. */
  given: readonly string[];
  /** Offered while typing. */
  suggestions?: readonly string[] | undefined;
  onChange(part: WithGotra): void;
}

const UNKNOWN = "";
const MOST_CHIPS = 6;

/** A gotra: typed, tapped, or not known, where the temple's custom applies. */
export function GotraField(props: GotraFieldProps) {
  const { devotee, name, required, error, messages: t, language, given, suggestions, onChange } = props;
  const { gotra, gotra_unknown: isUnknown = false } = devotee;
  const offered = [...given, ...commonGotras.map((spoken) => spoken[language === "hi" ? 1 : 0])]
    .map((one) => one.trim())
    .filter(Boolean);

  return (
    <>
      <TextField
        label={required ? t.requiredGotra : t.gotra}
        hint={isUnknown ? t.gotraCustom : undefined}
        error={error}
        name={name}
        autoComplete="off"
        required={required && !isUnknown}
        maxLength={40}
        suggestions={suggestions}
        disabled={isUnknown}
        value={isUnknown ? "" : gotra}
        onChange={(event) => onChange({ gotra: event.target.value, gotra_unknown: false })}
      />
      <ChoiceChips
        label={<VisuallyHidden>{t.commonGotras}</VisuallyHidden>}
        choices={[
          ...[...new Set(offered)].slice(0, MOST_CHIPS).map((label) => ({ value: label, label })),
          { value: UNKNOWN, label: t.gotraUnknown },
        ]}
        value={isUnknown ? UNKNOWN : gotra.trim() || undefined}
        onValueChange={(chosen) => onChange({ gotra: chosen, gotra_unknown: chosen === UNKNOWN })}
      />
    </>
  );
}
