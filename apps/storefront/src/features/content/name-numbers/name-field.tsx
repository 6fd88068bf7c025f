import { latinSpellings } from "@aradhana/core/latin-spellings";
import { nameProblem } from "@aradhana/core/name-correction";
import { ChoiceChips } from "@aradhana/ui/choice-chips";
import { TextField } from "@aradhana/ui/text-field";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useText } from "../../../shared/i18n/define-text.ts";
import { nameNumbersText } from "./text.ts";

interface Props {
  label: string;
  hint: string;
  name: string;
  value: string;
  autoComplete: "name" | "off";
  /** Whether it has to be filled in, and is not. @default false */
  isMissing?: boolean;
  onChange(value: string): void;
}

/** A name in Latin letters; for one in Devanagari, its usual spellings to tap. */
export function NameField({ label, hint, name, value, autoComplete, isMissing = false, onChange }: Props) {
  const { errors } = useText(nameNumbersText);
  const problem = value.trim() ? nameProblem(value.trim()) : undefined;
  const spellings = problem === "latin" ? latinSpellings(value) : [];
  const error = problem
    ? errors[problem === "latin" && spellings.length === 0 ? "script" : problem]
    : isMissing && errors.empty;
  return (
    <div>
      <TextField
        {...{ label, hint, name, value, autoComplete, error }}
        maxLength={60}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <ChoiceChips
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        choices={spellings.map((spelling) => ({ value: spelling, label: spelling, lang: "en" }))}
        value={undefined}
        onValueChange={onChange}
      />
    </div>
  );
}
