import { AddressForm } from "@aradhana/checkout/address";
import type { AddressDraft, ContactErrors } from "@aradhana/core/checkout";
import { useCountries } from "../../../shared/forms/use-countries.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { continueText } from "./text.ts";

interface Props {
  address: AddressDraft;
  errors: ContactErrors;
  onChange(part: Partial<AddressDraft>): void;
}

/** Where prasad goes. */
export function AddressFields({ address, errors, onChange }: Props) {
  return (
    <AddressForm
      api={useBrowser()?.api}
      value={address}
      errors={errors}
      messages={useText(continueText).address}
      countries={useCountries()}
      language={useVisitor().language}
      onValueChange={onChange}
    />
  );
}
