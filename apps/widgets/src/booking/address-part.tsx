import { getPincode, isApiError } from "@aradhana/core/api";
import type { BookingErrors } from "@aradhana/core/checkout";
import { listCountries } from "@aradhana/core/country";
import { languages } from "@aradhana/core/language";
import { AddressFields, type PostalAddress } from "@aradhana/ui/address-fields";
import type { WidgetProps } from "../widget.ts";
import type { text } from "./text.en.ts";

interface AddressPartProps extends Pick<WidgetProps, "api" | "visitor"> {
  value: PostalAddress;
  errors: BookingErrors;
  words: (typeof text)["address"];
  /** Called with what has changed. */
  onChange(part: Partial<PostalAddress>): void;
}

/** Where prasad goes. A PIN fills in district and state. */
export function AddressPart({ api, visitor, value, errors, words: t, onChange }: AddressPartProps) {
  async function lookUp(postcode: string) {
    try {
      const { district, state } = (await getPincode(api, postcode)).results;
      onChange({ ...(district && { district }), ...(state && { state }) });
    } catch (error) {
      // An unknown PIN, or no answer: whoever types the PIN types the state, too.
      if (!isApiError(error)) throw error;
    }
  }

  return (
    <AddressFields
      label={t.heading}
      value={value}
      onValueChange={onChange}
      onPin={(pin) => void lookUp(pin)}
      countries={listCountries(languages[visitor.language].locale)}
      words={t.words}
      errors={{
        postcode: errors.postcode && (value.country_code === "in" ? t.pinError : t.postcodeError),
        line1: errors.line1 && t.line1Error,
        city: errors.city && t.cityError,
        state: errors.state && t.stateError,
      }}
    />
  );
}
