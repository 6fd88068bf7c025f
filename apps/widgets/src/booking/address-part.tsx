import { AddressForm, type AddressFormProps } from "@aradhana/checkout/address";
import { listCountries } from "@aradhana/core/country";
import { languages } from "@aradhana/core/language";
import type { WidgetProps } from "../widget.ts";

type AddressPartProps = Omit<AddressFormProps, "countries"> & Pick<WidgetProps, "visitor">;

/** Where prasad goes. */
export function AddressPart({ visitor, ...address }: AddressPartProps) {
  return <AddressForm {...address} countries={listCountries(languages[visitor.language].locale)} />;
}
