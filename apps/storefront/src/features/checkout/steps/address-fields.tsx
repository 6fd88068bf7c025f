import { getPincode, isApiError } from "@aradhana/core/api";
import type { AddressDraft, ContactErrors } from "@aradhana/core/checkout";
import { countryCodes, listCountries } from "@aradhana/core/country";
import { AddressFields as Fields } from "@aradhana/ui/address-fields";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useHydrated } from "../../../shared/services/use-hydrated.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { continueText } from "./text.ts";

interface Props {
  address: AddressDraft;
  errors: ContactErrors;
  onChange(part: Partial<AddressDraft>): void;
}

/** Where prasad goes. In India the PIN fills in the state; abroad street, town and, where letters have one, the postcode are asked. */
export function AddressFields({ address, errors, onChange }: Props) {
  const { contact: t } = useText(continueText);
  const { language } = useVisitor();
  const api = useBrowser()?.api;
  const hydrated = useHydrated();
  const countries = useMemo(
    () =>
      hydrated ? listCountries(language) : countryCodes.map((code) => ({ short_name: code, name: code })),
    [hydrated, language],
  );

  async function fillIn(pin: string) {
    if (!api) return;
    try {
      const { results } = await getPincode(api, pin);
      onChange({
        ...(results.state && { state: results.state }),
        ...(results.district && { district: results.district }),
      });
    } catch (error) {
      // Filling in is a convenience: without an answer the state is typed by hand.
      if (!isApiError(error)) throw error;
    }
  }

  return (
    <Fields
      label={t.address}
      value={address}
      onValueChange={onChange}
      onPin={(pin) => void fillIn(pin)}
      countries={countries}
      words={t}
      errors={{
        postcode: errors.postcode && (address.country_code === "in" ? t.pinError : t.postcodeError),
        line1: errors.line1 && t.line1Error,
        city: errors.city && t.cityError,
        state: errors.state && t.stateError,
      }}
    />
  );
}
