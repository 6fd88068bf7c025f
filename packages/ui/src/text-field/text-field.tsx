import { clsx } from "clsx";
import type { ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldWords } from "../field/index.ts";

export type TextFieldProps = ComponentProps<"input"> & FieldWords;

/** One line of text with its label. Everything but the words goes to the native `<input>`. */
export function TextField({ label, hint, error, labelAside, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control) => (
        <input type="text" {...rest} {...control} className={clsx(controlStyles.control, className)} />
      )}
    </Field>
  );
}
