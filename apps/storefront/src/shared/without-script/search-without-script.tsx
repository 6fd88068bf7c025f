import { longestSearch } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { LanguageField } from "../forms/language-field.tsx";
import { useVisitor } from "../services/visitor.tsx";
import { messagesIn } from "./messages.ts";

/** A form that leads to the list of pujas, whose search needs no script. */
export function SearchWithoutScript() {
  const { search: t } = messagesIn(useVisitor().language);
  return (
    <>
      <h2>{t.heading}</h2>
      <form action={pathTo("/online-puja")}>
        <LanguageField />
        <label>
          {t.label} <input type="search" name="q" maxLength={longestSearch} />
        </label>
        <button type="submit">{t.find}</button>
      </form>
    </>
  );
}
