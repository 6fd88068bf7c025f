import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldMessages } from "../field/index.ts";

export type TextFieldProps = ComponentProps<"input"> &
  FieldMessages & {
    /** Suggested values, offered while typing; any other value is accepted. */
    suggestions?: readonly string[];
  };

/** A single-line text field with its label. Other props go to the native `<input>`. */
export function TextField({
  label,
  hint,
  error,
  labelAside,
  suggestions,
  className,
  ...rest
}: TextFieldProps) {
  const listId = useId();
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control) => (
        <>
          <input
            type="text"
            list={suggestions && listId}
            {...rest}
            {...control}
            className={clsx(controlStyles.control, className)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
