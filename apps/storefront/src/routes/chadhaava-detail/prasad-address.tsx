import { AddressForm } from "@aradhana/checkout/address";
import { draftOf } from "@aradhana/core/checkout";
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
      <OfferAddresses onChoose={(saved) => change({ address: draftOf(saved) })} />
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
