import { clsx } from "clsx";
import type { ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldMessages } from "../field/index.ts";
import { ChevronDownIcon } from "../icon/page-icons.tsx";
import styles from "./phone-field.module.css";

/** A number as typed, with its dial code. */
export interface PhoneValue {
  /** Without the plus. */
  dialCode: string;
  number: string;
}

export type PhoneFieldProps = Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type"> &
  FieldMessages & {
    value: PhoneValue;
    onNumberChange: (number: string) => void;
    /** Accessible name of the dial-code button, including the code: "Country code +91". */
    dialCodeLabel: string;
    /** The flag of the country, as an emoji. */
    flag?: string | undefined;
    /** Called when the user wants another dial code: show the countries. */
    onDialCodePress: () => void;
  };

/** A dial code and a number in one box. It does not validate: the number is reported as typed. */
export function PhoneField({
  label,
  hint,
  error,
  labelAside,
  value,
  onNumberChange,
  dialCodeLabel,
  flag,
  onDialCodePress,
  className,
  ...rest
}: PhoneFieldProps) {
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control) => (
        // Numbers run from left to right in every language.
        <div className={clsx(controlStyles.control, styles.box)} dir="ltr">
          <button
            type="button"
            aria-label={dialCodeLabel}
            aria-haspopup="dialog"
            disabled={rest.disabled}
            onClick={onDialCodePress}
            className={styles.code}
          >
            {flag} +{value.dialCode}
            <ChevronDownIcon size="sm" />
          </button>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...control}
            type="tel"
            value={value.number}
            onChange={(event) => onNumberChange(event.target.value)}
            className={clsx(styles.number, className)}
          />
        </div>
      )}
    </Field>
  );
}
