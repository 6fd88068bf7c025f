import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Button } from "../button/index.ts";
import { Select } from "../select/index.ts";
import styles from "./facets.module.css";

export type FacetSelectProps = Omit<ComponentProps<"form">, "children" | "method"> & {
  label: string;
  /** The name of the query parameter. */
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** The other query parameters of the list. */
  keep?: Readonly<Record<string, string>>;
  /** Label of the submit button, for use without scripts. */
  applyLabel: string;
};

/** One option of a list page as a form: sort order, purpose. It submits itself on change. */
export function FacetSelect({
  label,
  name,
  options,
  value,
  keep = {},
  applyLabel,
  className,
  ...rest
}: FacetSelectProps) {
  if (options.length === 0) return null;
  return (
    <form {...rest} method="get" className={clsx(styles.form, className)}>
      {Object.entries(keep).map(([field, fieldValue]) => (
        <input key={field} type="hidden" name={field} value={fieldValue} />
      ))}
      {/* Keyed: after a navigation the value of the list applies again. */}
      <Select
        key={value}
        label={label}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="line" className={styles.apply}>
        {applyLabel}
      </Button>
    </form>
  );
}
