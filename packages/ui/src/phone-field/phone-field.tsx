import { clsx } from "clsx";
import type { ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { Field, type FieldWords } from "../field/index.ts";
import { ChevronDownIcon } from "../icon/index.ts";
import styles from "./phone-field.module.css";

/** A country one can be called in. */
export interface DialCountry {
  /** ISO 3166-1 alpha-2, in lower case. */
  code: string;
  name: string;
  /** Without the plus. */
  dialCode: string;
  /** Its flag, as an emoji. */
  flag: string;
}

/** A number as it was typed, beside the code it belongs to. */
export interface PhoneValue {
  dialCode: string;
  number: string;
  /** Which of the countries that share the dial code; without it the first of them is shown. */
  country?: string | undefined;
}

export type PhoneFieldProps = Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type"> &
  FieldWords & {
    /** What the list of countries is called, for those who listen. */
    dialCodeLabel: string;
    countries: readonly DialCountry[];
    value: PhoneValue;
    onValueChange: (value: PhoneValue) => void;
  };

/** A dial code and a number in one box. It judges nothing: what is typed is handed on as typed. */
export function PhoneField({
  label,
  hint,
  error,
  labelAside,
  dialCodeLabel,
  countries,
  value,
  onValueChange,
  className,
  ...rest
}: PhoneFieldProps) {
  const alike = countries.filter(({ dialCode }) => dialCode === value.dialCode);
  const chosen = alike.find(({ code }) => code === value.country) ?? alike[0];
  const choose = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (country) onValueChange({ ...value, dialCode: country.dialCode, country: code });
  };
  return (
    <Field {...{ label, hint, error, labelAside }} control={rest}>
      {(control) => (
        // Numbers run from left to right in every language.
        <div className={clsx(controlStyles.control, styles.box)} dir="ltr">
          <span className={styles.code}>
            <span aria-hidden="true" className={styles.shown}>
              {chosen?.flag} +{value.dialCode}
              <ChevronDownIcon size="sm" />
            </span>
            {/* Lies unseen over the code, so that a phone opens its own list. */}
            <select
              aria-label={dialCodeLabel}
              autoComplete="tel-country-code"
              value={chosen?.code ?? ""}
              onChange={(event) => choose(event.target.value)}
              disabled={rest.disabled}
              className={styles.select}
            >
              {!chosen && <option value="">+{value.dialCode}</option>}
              {countries.map(({ code, name, dialCode, flag }) => (
                <option key={code} value={code}>
                  {`${flag} ${name} +${dialCode}`}
                </option>
              ))}
            </select>
          </span>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...control}
            type="tel"
            value={value.number}
            onChange={(event) => onValueChange({ ...value, number: event.target.value })}
            className={clsx(styles.number, className)}
          />
        </div>
      )}
    </Field>
  );
}
