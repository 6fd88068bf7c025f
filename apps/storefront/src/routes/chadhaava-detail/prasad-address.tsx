import { getPincode, isApiError } from "@aradhana/core/api";
import type { AddressDraft } from "@aradhana/core/checkout";
import { countryCodes, listCountries } from "@aradhana/core/country";
import { AddressFields } from "@aradhana/ui/address-fields";
import { useMemo } from "react";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { useBrowser } from "../../shared/services/browser.tsx";
import { useHydrated } from "../../shared/services/use-hydrated.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import type { OfferingState } from "./use-offering.ts";

/** Where prasad goes. In India the PIN fills in district and state. */
export function PrasadAddress({ offering: { draft, change, errors } }: { offering: OfferingState }) {
  const { address: t } = useText(chadhaavaPageText);
  const { language } = useVisitor();
  const api = useBrowser()?.api;
  const hydrated = useHydrated();
  const countries = useMemo(
    () =>
      hydrated ? listCountries(language) : countryCodes.map((code) => ({ short_name: code, name: code })),
    [hydrated, language],
  );
  const setAddress = (part: Partial<AddressDraft>) =>
    change(({ address }) => ({ address: { ...address, ...part } }));

  async function fillIn(pin: string) {
    if (!api) return;
    try {
      const { state, district } = (await getPincode(api, pin)).results;
      setAddress({ ...(state && { state }), ...(district && { district }) });
    } catch (error) {
      // A convenience: without an answer the state is typed by hand.
      if (!isApiError(error)) throw error;
    }
  }

  return (
    <AddressFields
      label={t.title}
      value={draft.address}
      onValueChange={setAddress}
      onPin={(pin) => void fillIn(pin)}
      countries={countries}
      words={t}
      errors={{
        postcode: errors.postcode && (draft.address.country_code === "in" ? t.pinError : t.postcodeError),
        line1: errors.line1 && t.line1Error,
        city: errors.city && t.cityError,
        state: errors.state && t.stateError,
      }}
    />
  );
}
