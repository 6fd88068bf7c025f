import type { AddressDraft } from "@aradhana/core/checkout";
import { isPincode } from "@aradhana/core/country";

/** Where a parcel goes, for its price. A PIN that is still being typed is none. */
export const shipTo = ({ country_code, postcode }: AddressDraft) => ({
  ship_to: country_code,
  postcode: country_code !== "in" || isPincode(postcode) ? postcode : "",
});
