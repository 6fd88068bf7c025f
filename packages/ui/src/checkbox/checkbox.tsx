import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError, useDescription } from "../field/field-messages.tsx";
import { useFieldError } from "../field/returned-errors.tsx";
import styles from "./checkbox.module.css";

export type CheckboxProps = ComponentProps<"input"> & {
  /** The text; it may contain a link. */
  children: ReactNode;
  hint?: ReactNode;
  /** The error message; it marks the box as invalid. */
  error?: ReactNode;
};

/** A native checkbox with a text that toggles it. */
export function Checkbox({ children, hint, error: ownError, className, ...rest }: CheckboxProps) {
  const error = useFieldError(ownError, rest.name);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { hintId, errorId, describedBy } = useDescription({ hint, error }, rest["aria-describedby"]);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={clsx(styles.box, className)}
        />
        <label htmlFor={id} className={styles.label}>
          {children}
        </label>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
