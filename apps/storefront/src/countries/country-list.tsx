import { type CountryCode, listCountries } from "@aradhana/core/country";
import { SearchField } from "@aradhana/ui/search-field";
import { type RefObject, useMemo, useState } from "react";
import { useText } from "../i18n/define-text.ts";
import { useVisitor } from "../services/visitor.tsx";
import styles from "./country-list.module.css";
import { findCountries } from "./find-countries.ts";
import { countriesText } from "./text.ts";

interface Props {
  chosen: CountryCode | undefined;
  onChoose(country: CountryCode): void;
  /** The search field, for whoever opens the list to give it the focus. */
  search?: RefObject<HTMLInputElement | null>;
}

/** About 240 countries, found by name, abbreviation or dial code; the visitor's own first. */
export function CountryList({ chosen, onChoose, search }: Props) {
  const t = useText(countriesText);
  const { country: current, language } = useVisitor();
  const [typed, setTyped] = useState("");
  const countries = useMemo(() => listCountries(language), [language]);
  const found = findCountries(countries, typed, current);

  return (
    <div>
      <SearchField
        ref={search}
        showLabel
        label={t.find}
        clearLabel={t.clear}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && t.none(typed)}
      </p>
      <ul className={styles.countries}>
        {found.map(({ short_name, name, dial_code, emoji }) => (
          <li key={short_name}>
            <button
              type="button"
              className={styles.country}
              aria-pressed={short_name === chosen}
              onClick={() => onChoose(short_name)}
            >
              <span aria-hidden="true">{emoji}</span>
              <span className={styles.name}>{name}</span>
              <bdi dir="ltr" className={styles.code}>
                +{dial_code}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
