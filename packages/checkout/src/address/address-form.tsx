import { type ApiClient, getPincode, isApiError } from "@aradhana/core/api";
import type { AddressDraft, ContactErrors } from "@aradhana/core/checkout";
import { AddressFields, type AddressFieldsProps } from "@aradhana/ui/address-fields";
import type { AddressMessages } from "../messages-en/booking-messages.ts";

export interface AddressFormProps extends Pick<AddressFieldsProps, "countries"> {
  /** Looks up PIN codes; undefined until the browser's services are there. */
  api: ApiClient | undefined;
  value: AddressDraft;
  errors: ContactErrors;
  messages: AddressMessages;
  /** Called with what has changed. */
  onValueChange(part: Partial<AddressDraft>): void;
}

/** Where prasad goes. In India the PIN code fills in district and state. */
export function AddressForm({ api, value, errors, messages: t, countries, onValueChange }: AddressFormProps) {
  async function fillIn(pin: string) {
    if (!api) return;
    try {
      const { state, district } = (await getPincode(api, pin)).results;
      onValueChange({ ...(state && { state }), ...(district && { district }) });
    } catch (error) {
      // Filling in is a convenience: without a response the buyer types the state.
      if (!isApiError(error)) throw error;
    }
  }

  return (
    <AddressFields
      label={t.title}
      value={value}
      onValueChange={onValueChange}
      onPin={(pin) => void fillIn(pin)}
      countries={countries}
      words={t}
      errors={{
        postcode: errors.postcode && (value.country_code === "in" ? t.pinError : t.postcodeError),
        line1: errors.line1 && t.line1Error,
        city: errors.city && t.cityError,
        state: errors.state && t.stateError,
      }}
    />
  );
}
