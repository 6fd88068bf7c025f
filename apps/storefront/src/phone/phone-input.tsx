import type { Phone } from "@aradhana/core/contract";
import { countryCodes, dialCodeOf, flagOf, listCountries } from "@aradhana/core/country";
import type { AnyPhoneCheck } from "@aradhana/core/phone";
import { PhoneField, type PhoneFieldProps } from "@aradhana/ui/phone-field";
import { useMemo } from "react";
import { useText } from "../i18n/define-text.ts";
import { useHydrated } from "../services/use-hydrated.ts";
import { useVisitor } from "../services/visitor.tsx";
import { phoneText } from "./text.ts";

export type PhoneReason = Extract<AnyPhoneCheck, { ok: false }>["reason"];

type Props = Omit<
  PhoneFieldProps,
  "label" | "dialCodeLabel" | "countries" | "value" | "onValueChange" | "error"
> & {
  /** @default the words "Mobile number" */
  label?: string;
  value: Phone;
  onValueChange(value: Phone): void;
  reason?: PhoneReason | undefined;
};

/** A phone number of any country, with our words for what is wrong with it. */
export function PhoneInput({ label, value, onValueChange, reason, ...rest }: Props) {
  const t = useText(phoneText);
  const { country, language } = useVisitor();
  // Names are in the browser's own tables: a server's list of 240 would only weigh on the page.
  const hydrated = useHydrated();
  const countries = useMemo(
    () =>
      hydrated
        ? listCountries(language).map(({ short_name, name, dial_code, emoji }) => ({
            code: short_name,
            name,
            dialCode: dial_code,
            flag: emoji,
          }))
        : countryCodes
            .filter((code) => code === country)
            .map((code) => ({
              code,
              name: code.toUpperCase(),
              dialCode: dialCodeOf(code),
              flag: flagOf(code),
            })),
    [hydrated, country, language],
  );

  return (
    <PhoneField
      required
      {...rest}
      label={label ?? t.label}
      dialCodeLabel={t.dialCode}
      countries={countries}
      value={{ dialCode: value.dial_code, number: value.number, country }}
      onValueChange={({ dialCode, number }) => onValueChange({ dial_code: dialCode, number })}
      error={reason && t.errors[reason]}
    />
  );
}
