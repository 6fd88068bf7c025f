import type { Filters } from "@aradhana/core/catalogue";
import { LanguageField } from "../../../shared/forms/language-field.tsx";

/** The filters, and the language, that a form of the list leaves as they are. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return (
    <>
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LanguageField />
    </>
  );
}
