import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./radio-cards.module.css";
import { useRadioCards } from "./radio-cards-context.ts";

export type RadioCardProps = Omit<ComponentProps<"input">, "title" | "value"> & {
  value: string;
  title: ReactNode;
  /** A description under the title. */
  description?: ReactNode;
  /** At the end of the title's line: a price. */
  aside?: ReactNode;
};

/** One card of a `<RadioCards>`. Other props go to its native radio. */
export function RadioCard({
  value,
  title,
  description,
  aside,
  onChange,
  "aria-describedby": describedBy,
  className,
  ...rest
}: RadioCardProps) {
  const group = useRadioCards();
  const id = useId();
  const chosen =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };
  return (
    <label className={styles.card}>
      <input
        {...rest}
        {...chosen}
        type="radio"
        name={group.name}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          group.onChange?.(event);
        }}
        // The price is part of the name, because it matters for the choice.
        aria-labelledby={clsx(`${id}title`, aside && `${id}aside`)}
        aria-describedby={clsx(description && `${id}description`, describedBy) || undefined}
        className={clsx(styles.radio, className)}
      />
      <span id={`${id}title`} className={styles.title}>
        {title}
      </span>
      {aside && (
        <span id={`${id}aside`} className={styles.aside}>
          {aside}
        </span>
      )}
      {description && (
        <span id={`${id}description`} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
}
