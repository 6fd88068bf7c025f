import { clsx } from "clsx";
import type { ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldMessages } from "../field/index.ts";
import { ChevronDownIcon } from "../icon/page-icons.tsx";
import styles from "./select.module.css";

export type SelectProps = ComponentProps<"select"> & FieldMessages;

/** A native `<select>` with its label: a phone shows its own list. Its children are `<option>`s. */
export function Select({ label, hint, error, labelAside, className, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control) => (
        <span className={styles.box}>
          <select {...rest} {...control} className={clsx(controlStyles.control, styles.select, className)} />
          <ChevronDownIcon size="sm" className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
