import { focusOnMount } from "@aradhana/browser/focus";
import { PhoneInput as Input, type PhoneInputProps } from "@aradhana/checkout/phone";
import type { Language } from "@aradhana/core/contract";
import { listCountries, parseCountry } from "@aradhana/core/country";
import { languages } from "@aradhana/core/language";
import { Select } from "@aradhana/ui/select";

interface Props extends Pick<PhoneInputProps, "value" | "country" | "reason" | "onValueChange"> {
  language: Language;
  messages: PhoneInputProps["messages"] & { hint: string };
}

/** A phone number of any country. The countries are the browser's own list, shown on request. */
export function PhoneInput({ language, messages: t, ...input }: Props) {
  return (
    <Input
      {...input}
      name="phone"
      hint={t.hint}
      messages={t}
      renderCountries={({ chosen, choose }) => (
        <Select
          label={t.chooseDialCode}
          value={chosen ?? input.country}
          ref={focusOnMount}
          onChange={(event) => {
            const country = parseCountry(event.target.value);
            if (country) choose(country);
          }}
        >
          {listCountries(languages[language].locale).map(({ short_name, name, dial_code }) => (
            <option key={short_name} value={short_name}>
              {name} +{dial_code}
            </option>
          ))}
        </Select>
      )}
    />
  );
}
