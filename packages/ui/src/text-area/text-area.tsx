import { clsx } from "clsx";
import { type ComponentProps, useId, useState } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldMessages } from "../field/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import styles from "./text-area.module.css";

export type TextAreaProps = ComponentProps<"textarea"> &
  FieldMessages & {
    /** The counter text, e.g. "12 of 200"; shown with a `maxLength`. */
    counter?: (used: number, max: number) => string;
  };

/** Screen readers hear the counter only when little room is left. */
const SPOKEN_BELOW = 20;

/** A multi-line text field with its label; with `maxLength` and `counter` it counts. */
export function TextArea({
  label,
  hint,
  error,
  labelAside,
  counter,
  className,
  onChange,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? "").length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  const max = rest.maxLength;
  const count = counter && max !== undefined ? counter(used, max) : undefined;
  return (
    <Field
      {...{ label, hint, error, labelAside }}
      control={{
        ...rest,
        "aria-describedby": clsx(count && counterId, rest["aria-describedby"]) || undefined,
      }}
    >
      {(control) => (
        <>
          <textarea
            rows={3}
            {...rest}
            {...control}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event);
            }}
            className={clsx(controlStyles.control, styles.area, className)}
          />
          {count && max !== undefined && (
            <>
              <p id={counterId} className={styles.counter} data-full={used >= max || undefined}>
                {count}
              </p>
              <VisuallyHidden role="status">{max - used < SPOKEN_BELOW && count}</VisuallyHidden>
            </>
          )}
        </>
      )}
    </Field>
  );
}
