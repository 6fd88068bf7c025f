import type { PhoneError } from "@aradhana/core/checkout";
import type { Phone } from "@aradhana/core/contract";
import { type CountryCode, dialCodeOf, flagOf } from "@aradhana/core/country";
import { readTypedNumber } from "@aradhana/core/phone";
import { PhoneField, type PhoneFieldProps } from "@aradhana/ui/phone-field";
import { type ReactNode, useState } from "react";
import type { PhoneMessages } from "../messages-en/booking-messages.ts";

/** What a list of countries needs. */
export interface CountryChoice {
  chosen: CountryCode | undefined;
  choose(country: CountryCode): void;
  close(): void;
}

export interface PhoneInputProps
  extends Omit<
    PhoneFieldProps,
    "label" | "dialCodeLabel" | "flag" | "onDialCodePress" | "value" | "onNumberChange" | "error"
  > {
  /** @default the message "Mobile number" */
  label?: string;
  value: Phone;
  onValueChange(value: Phone): void;
  /** Why the number cannot be taken. */
  reason?: PhoneError | undefined;
  /** Of the visitor, until another country is chosen. */
  country: CountryCode;
  /** The country whose flag is shown, of those that share a dial code. @default the chosen one, if it has the code */
  countryOf?: (dialCode: string, chosen: CountryCode) => CountryCode | undefined;
  messages: PhoneMessages;
  /** The list of countries, shown after a press on the dial code. */
  renderCountries(choice: CountryChoice): ReactNode;
}

const withDialCode = (dialCode: string, chosen: CountryCode) =>
  dialCodeOf(chosen) === dialCode ? chosen : undefined;

/** A phone number of any country, with what is wrong with it. */
export function PhoneInput({
  label,
  value,
  onValueChange,
  reason,
  country,
  countryOf = withDialCode,
  messages: t,
  renderCountries,
  ...rest
}: PhoneInputProps) {
  const [chosen, setChosen] = useState(country);
  const [isChoosing, setChoosing] = useState(false);
  const shown = countryOf(value.dial_code, chosen);

  function choose(next: CountryCode) {
    setChoosing(false);
    setChosen(next);
    onValueChange({ ...value, dial_code: dialCodeOf(next) });
  }

  return (
    <>
      <PhoneField
        required
        {...rest}
        label={label ?? t.label}
        dialCodeLabel={t.dialCode(value.dial_code)}
        flag={shown && flagOf(shown)}
        onDialCodePress={() => setChoosing((was) => !was)}
        value={{ dialCode: value.dial_code, number: value.number }}
        onNumberChange={(typed) =>
          onValueChange({ ...value, number: readTypedNumber(typed, value.dial_code) })
        }
        error={reason && t.errors[reason]}
      />
      {isChoosing && renderCountries({ chosen: shown, choose, close: () => setChoosing(false) })}
    </>
  );
}
