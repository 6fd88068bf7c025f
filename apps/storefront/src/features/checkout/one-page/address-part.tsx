import { AddressForm } from "@aradhana/checkout/address";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { OfferSaved } from "../../account/saved/offer-saved.tsx";
import { onePageText } from "./text.ts";
import type { OnePageState } from "./use-one-page.ts";

interface AddressPartProps {
  page: Pick<OnePageState, "draft" | "change" | "errors">;
  /** @default where prasad goes */
  title?: string;
}

/** Where a parcel goes. */
export function AddressPart({ page: { draft, change, errors }, title }: AddressPartProps) {
  const { address: messages } = useText(onePageText);
  return (
    <>
      <OfferSaved kind="addresses" onChoose={change} />
      <AddressForm
        api={useBrowser()?.api}
        value={draft.address}
        errors={errors}
        messages={title ? { ...messages, title } : messages}
        countries={useCountries()}
        language={useVisitor().language}
        onValueChange={(part) => change(({ address }) => ({ address: { ...address, ...part } }))}
      />
    </>
  );
}
