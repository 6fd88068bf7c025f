import { clsx } from "clsx";
import { Children, useId } from "react";
import { FieldGroup, type FieldGroupProps } from "../field/index.ts";
import styles from "./radio-cards.module.css";
import { RadioCardsContext } from "./radio-cards-context.ts";

export type RadioCardsProps = Omit<FieldGroupProps, "onChange" | "defaultValue"> & {
  /** The name of the form field. */
  name?: string;
  /** The selected value when controlled; null for none. */
  value?: string | null;
  /** The initial value when uncontrolled. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/**
 * One choice out of a few, each a card: packages, payment methods. Native radios, so arrow keys move between them.
 */
export function RadioCards({
  name,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  ...rest
}: RadioCardsProps) {
  const ownName = useId();
  if (Children.toArray(children).length === 0) return null;
  return (
    <FieldGroup
      role="radiogroup"
      {...rest}
      aria-required={rest.required}
      aria-invalid={rest.error ? true : undefined}
      className={clsx(styles.group, className)}
    >
      <RadioCardsContext
        value={{
          name: name ?? ownName,
          value,
          defaultValue,
          onChange: onValueChange && ((event) => onValueChange(event.target.value)),
        }}
      >
        <div className={styles.cards}>{children}</div>
      </RadioCardsContext>
    </FieldGroup>
  );
}
