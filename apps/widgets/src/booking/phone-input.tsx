import type { PhoneError } from "@aradhana/core/checkout";
import type { Language, Phone } from "@aradhana/core/contract";
import { dialCodeOf, flagOf, listCountries, parseCountry } from "@aradhana/core/country";
import { languages } from "@aradhana/core/language";
import { readTypedNumber } from "@aradhana/core/phone";
import { PhoneField } from "@aradhana/ui/phone-field";
import { Select } from "@aradhana/ui/select";
import { useState } from "react";
import { focusOnMount } from "./focus-on-mount.ts";
import type { text } from "./text.en.ts";

interface PhoneInputProps {
  value: Phone;
  /** Whose flag stands by the dial code until another is picked. */
  country: string;
  language: Language;
  reason: PhoneError | undefined;
  words: (typeof text)["phone"];
  onChange(phone: Phone): void;
}

/** A phone number of any country. The countries are the browser's own list, shown once one asks for them. */
export function PhoneInput({ value, country, language, reason, words: t, onChange }: PhoneInputProps) {
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? country;
  const [isChoosing, setChoosing] = useState(false);
  const known = parseCountry(chosen);

  return (
    <>
      <PhoneField
        required
        name="phone"
        label={t.label}
        hint={t.hint}
        dialCodeLabel={t.dialCode(value.dial_code)}
        flag={known && dialCodeOf(known) === value.dial_code ? flagOf(known) : undefined}
        onDialCodePress={() => setChoosing((was) => !was)}
        value={{ dialCode: value.dial_code, number: value.number }}
        onNumberChange={(typed) => onChange({ ...value, number: readTypedNumber(typed, value.dial_code) })}
        error={reason && t.errors[reason]}
      />
      {isChoosing && (
        <Select
          label={t.choose}
          value={chosen}
          ref={focusOnMount}
          onChange={(event) => {
            setPicked(event.target.value);
            setChoosing(false);
            onChange({ ...value, dial_code: dialCodeOf(event.target.value) });
          }}
        >
          {listCountries(languages[language].locale).map(({ short_name, name, dial_code }) => (
            <option key={short_name} value={short_name}>
              {name} +{dial_code}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
