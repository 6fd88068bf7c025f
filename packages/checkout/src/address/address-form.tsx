import { type ApiClient, isApiError } from "@aradhana/core/api";
import type { AddressDraft, ContactErrors } from "@aradhana/core/checkout";
import { isChunkFailure, loadWithRetry } from "@aradhana/core/lazy";
import { AddressFields, type AddressFieldsProps } from "@aradhana/ui/address-fields";
import { Opening } from "@aradhana/ui/progress";
import { useLayoutEffect, useRef, useState } from "react";
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

/** Where prasad goes. In India the PIN code fills in state and district, and the locality or a choice of them. */
export function AddressForm({ api, value, errors, messages: t, countries, onValueChange }: AddressFormProps) {
  const [localities, setLocalities] = useState<readonly string[]>([]);
  const [lookingUp, setLookingUp] = useState<string>();

  // The address can change while its PIN code is looked up.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });

  async function fillIn(pin: string) {
    if (!api) return;
    setLookingUp(pin);
    try {
      const { getPincode } = await loadWithRetry(() => import("./get-pincode.ts"));
      const { state, district, localities: found } = (await getPincode(api, pin)).results;
      const { country_code, postcode, line2 } = latest.current;
      if (country_code !== "in" || postcode.trim() !== pin) return;
      setLocalities(found);
      const [only, ...others] = found;
      onValueChange({
        ...(state && { state }),
        ...(district && { district }),
        ...(only && others.length === 0 && !line2 && { line2: only }),
      });
    } catch (error) {
      // Filling in is a convenience: without a response the buyer types the state.
      if (!isApiError(error) && !isChunkFailure(error)) throw error;
    } finally {
      setLookingUp((now) => (now === pin ? undefined : now));
    }
  }

  return (
    <>
      {lookingUp && <Opening />}
      <AddressFields
        label={t.title}
        value={value}
        onValueChange={onValueChange}
        onPin={(pin) => void fillIn(pin)}
        localities={localities}
        countries={countries}
        labels={t}
        errors={{
          postcode: errors.postcode && (value.country_code === "in" ? t.pinError : t.postcodeError),
          line1: errors.line1 && t.line1Error,
          city: errors.city && t.cityError,
          state: errors.state && t.stateError,
        }}
      />
    </>
  );
}
