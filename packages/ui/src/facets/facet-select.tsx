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
  /** The parameters of the list that stay as they are. */
  keep?: Readonly<Record<string, string>>;
  /** The button that sends the choice where no script does. */
  applyLabel: string;
};

/** One choice out of several, as the form of a list: order, purpose. It sends itself once something is chosen. */
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
      {Object.entries(keep).map(([kept, as]) => (
        <input key={kept} type="hidden" name={kept} value={as} />
      ))}
      {/* Keyed: after a navigation the list's own value counts again, whatever was chosen meanwhile. */}
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
