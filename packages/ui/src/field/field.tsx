import { clsx } from "clsx";
import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { FieldError, type FieldMessages, LabelText, useDescription } from "./field-messages.tsx";
import { useFieldError } from "./returned-errors.tsx";

/** Attributes that the caller may set on the control. */
export interface ControlAttributes {
  id?: string | undefined;
  /** By which an error from the server finds it. */
  name?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

/** Attributes that connect a control with its field. */
export type FieldControl = ControlAttributes & { id: string };

export type FieldProps = Omit<ComponentProps<"div">, "children"> &
  FieldMessages & {
    /** Attributes that the caller has already set on the control. */
    control?: ControlAttributes;
    /** Renders the control; the label id is for other elements that need the same name. */
    children: (control: FieldControl, labelId: string) => ReactNode;
  };

/** Label, hint and error around one control, connected by ARIA. */
export function Field({
  label,
  hint,
  error: ownError,
  labelAside,
  control = {},
  className,
  children,
  ...rest
}: FieldProps) {
  const error = useFieldError(ownError, control.name);
  const ownId = useId();
  const id = control.id ?? ownId;
  const labelId = `${ownId}label`;
  const { hintId, errorId, describedBy } = useDescription({ hint, error }, control["aria-describedby"]);
  return (
    <div {...rest} className={clsx(styles.field, className)}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={id} className={styles.label}>
          <LabelText label={label} required={control.required} />
        </label>
        {labelAside && <span className={styles.aside}>{labelAside}</span>}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(
        {
          id,
          required: control.required,
          "aria-describedby": describedBy,
          "aria-invalid": error ? true : control["aria-invalid"],
        },
        labelId,
      )}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
