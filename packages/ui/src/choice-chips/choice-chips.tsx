import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FieldGroup, type FieldGroupProps } from "../field/index.ts";
import styles from "./choice-chips.module.css";

export type ChoiceChipsProps = Omit<FieldGroupProps, "onChange" | "defaultValue"> & {
  /** `lang` where the label is not in the language of the page. */
  choices: readonly { value: string; label: ReactNode; lang?: string }[];
  /** The selected value; any other selects none. */
  value: string | undefined;
  onValueChange(value: string): void;
  /** At the end of the row: a button that belongs to the choice. */
  children?: ReactNode;
  /** Below the row: a field for a value that is not offered. */
  after?: ReactNode;
};

/** One choice out of a few short ones, often to save typing: native radios that look like chips. */
export function ChoiceChips({
  choices,
  value,
  onValueChange,
  className,
  children,
  after,
  ...rest
}: ChoiceChipsProps) {
  const name = useId();
  if (choices.length === 0) return null;
  return (
    <FieldGroup
      role="radiogroup"
      aria-invalid={rest.error ? true : undefined}
      {...rest}
      className={clsx(styles.group, className)}
    >
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className={styles.radio}
            />
            {choice.label}
          </label>
        ))}
        {children}
      </div>
      {after}
    </FieldGroup>
  );
}
