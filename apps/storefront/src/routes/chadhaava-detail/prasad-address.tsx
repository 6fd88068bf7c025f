import { AddressForm } from "@aradhana/checkout/address";
import { OfferAddresses } from "../../features/account/saved/offer-saved.tsx";
import { chadhaavaPageText } from "../../lines/chadhaava/page-text.ts";
import { useCountries } from "../../shared/forms/use-countries.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { useBrowser } from "../../shared/services/browser.tsx";
import type { OfferingState } from "./use-offering.ts";

/** Where prasad goes. */
export function PrasadAddress({ offering: { draft, change, errors } }: { offering: OfferingState }) {
  return (
    <>
      <OfferAddresses onChoose={({ id: _, is_default: __, name: ___, ...address }) => change({ address })} />
      <AddressForm
        api={useBrowser()?.api}
        value={draft.address}
        errors={errors}
        messages={useText(chadhaavaPageText).address}
        countries={useCountries()}
        onValueChange={(part) => change(({ address }) => ({ address: { ...address, ...part } }))}
      />
    </>
  );
}
