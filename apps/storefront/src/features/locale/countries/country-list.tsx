import { type CountryCode, listCountries } from "@aradhana/core/country";
import { CountryPicker } from "@aradhana/ui/country-picker";
import { type RefObject, useMemo } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { createOtherNames, findCountries } from "./find-countries.ts";
import { countriesText } from "./text.ts";

interface Props {
  chosen: CountryCode | undefined;
  onChoose(country: CountryCode): void;
  /** The search field, so that the opener can focus it. */
  search?: RefObject<HTMLInputElement | null>;
}

/** About 240 countries, found by name, abbreviation or dial code; the visitor's own first. */
export function CountryList({ chosen, onChoose, search }: Props) {
  const t = useText(countriesText);
  const { country: current, language } = useVisitor();
  const countries = useMemo(() => listCountries(language), [language]);
  const otherNames = useMemo(createOtherNames, []);
  return (
    <CountryPicker
      find={(typed) => findCountries(countries, typed, { current, otherNames })}
      value={chosen}
      onValueChange={onChoose}
      label={t.find}
      clearLabel={t.clear}
      emptyText={t.none}
      search={search}
    />
  );
}
