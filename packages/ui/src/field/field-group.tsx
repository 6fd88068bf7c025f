import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { FieldError, type FieldMessages, LabelText, useDescription } from "./field-messages.tsx";

export type FieldGroupProps = ComponentProps<"fieldset"> & FieldMessages & { required?: boolean | undefined };

/** Legend, hint and error around several controls with one value: a native `<fieldset>`. */
export function FieldGroup({
  label,
  hint,
  error,
  labelAside,
  required,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const { hintId, errorId, describedBy } = useDescription({ hint, error }, rest["aria-describedby"]);
  return (
    <fieldset {...rest} aria-describedby={describedBy} className={clsx(styles.group, className)}>
      {/* A legend has its own layout rules: ours apply only to its content. */}
      <legend className={styles.legend}>
        <span className={styles.head}>
          <span className={styles.label}>
            <LabelText label={label} required={required} />
          </span>
          {labelAside && <span className={styles.aside}>{labelAside}</span>}
        </span>
      </legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
