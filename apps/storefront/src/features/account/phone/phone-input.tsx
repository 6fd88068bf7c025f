import type { Phone } from "@aradhana/core/contract";
import { type CountryCode, dialCodeOf, flagOf } from "@aradhana/core/country";
import { type AnyPhoneCheck, readTypedNumber } from "@aradhana/core/phone";
import { PhoneField, type PhoneFieldProps } from "@aradhana/ui/phone-field";
import { lazy, Suspense, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { countryOfDialCode } from "../../locale/countries/dial-code-leaders.ts";
import { phoneText } from "./text.ts";

const DialCodeSheet = lazy(async () => {
  const module = await loadWithTexts(() => import("./dial-code-sheet.tsx"));
  return { default: module.DialCodeSheet };
});

export type PhoneReason = Extract<AnyPhoneCheck, { ok: false }>["reason"];

type Props = Omit<
  PhoneFieldProps,
  "label" | "dialCodeLabel" | "flag" | "onDialCodePress" | "value" | "onNumberChange" | "error"
> & {
  /** @default "Mobile number" */
  label?: string;
  value: Phone;
  onValueChange(value: Phone): void;
  reason?: PhoneReason | undefined;
};

/** A phone number of any country, with our messages for its errors. */
export function PhoneInput({ label, value, onValueChange, reason, ...rest }: Props) {
  const t = useText(phoneText);
  const { country: visitors } = useVisitor();
  const [chosen, setChosen] = useState(visitors);
  const [isChoosing, setChoosing] = useState(false);
  const country = countryOfDialCode(value.dial_code, chosen);

  function choose(code: CountryCode) {
    setChoosing(false);
    setChosen(code);
    onValueChange({ ...value, dial_code: dialCodeOf(code) });
  }

  return (
    <>
      <PhoneField
        required
        {...rest}
        label={label ?? t.label}
        dialCodeLabel={t.dialCode(value.dial_code)}
        flag={country && flagOf(country)}
        onDialCodePress={() => setChoosing(true)}
        value={{ dialCode: value.dial_code, number: value.number }}
        onNumberChange={(typed) =>
          onValueChange({ ...value, number: readTypedNumber(typed, value.dial_code) })
        }
        error={reason && t.errors[reason]}
      />
      {isChoosing && (
        <SilentBoundary>
          <Suspense>
            <DialCodeSheet chosen={country} onChoose={choose} onClose={() => setChoosing(false)} />
          </Suspense>
        </SilentBoundary>
      )}
    </>
  );
}
