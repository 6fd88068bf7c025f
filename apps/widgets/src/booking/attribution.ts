import { type Attribution, attribution } from "@aradhana/core/contract";
import { readUtm } from "@aradhana/core/utm";
import * as v from "valibot";

/** Who referred the buyer, as the address of the frame says it: its storage may be another one at every visit. */
export function attributionOf(search: URLSearchParams, now: number): Attribution {
  const affiliate = search.get("affiliate_id")?.trim();
  const visit = readUtm(search, now);
  return {
    ...(affiliate && v.is(attribution.entries.affiliate_id, affiliate) && { affiliate_id: affiliate }),
    utm: visit ? [visit] : [],
  };
}
