import type { Country } from "@aradhana/core/contract";
import { clsx } from "clsx";
import { type ComponentProps, type RefObject, useState } from "react";
import { SearchField } from "../search-field/index.ts";
import styles from "./country-picker.module.css";

export type CountryPickerProps<Code extends string> = Omit<ComponentProps<"div">, "children" | "onChange"> & {
  /** The countries that match the query, best first; all of them for an empty query. */
  find: (typed: string) => readonly (Omit<Country, "short_name"> & { short_name: Code })[];
  value: Code | undefined;
  onValueChange: (country: Code) => void;
  /** Label of the field: "Find a country or a dial code". */
  label: string;
  clearLabel: string;
  /** Shown when nothing matches. */
  emptyText: (typed: string) => string;
  /** The search field, for focusing it. */
  search?: RefObject<HTMLInputElement | null> | undefined;
};

/** About 240 countries with flag and dial code, found by typing. The list is part of the page. */
export function CountryPicker<Code extends string>({
  find,
  value,
  onValueChange,
  label,
  clearLabel,
  emptyText,
  search,
  className,
  ...rest
}: CountryPickerProps<Code>) {
  const [typed, setTyped] = useState("");
  const found = find(typed);
  return (
    <div {...rest} className={clsx(styles.picker, className)}>
      <SearchField
        ref={search}
        showLabel
        label={label}
        clearLabel={clearLabel}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && emptyText(typed)}
      </p>
      <ul className={styles.countries}>
        {found.map(({ short_name, name, dial_code, emoji }) => (
          <li key={short_name}>
            <button
              type="button"
              className={styles.country}
              aria-pressed={short_name === value}
              onClick={() => onValueChange(short_name)}
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
