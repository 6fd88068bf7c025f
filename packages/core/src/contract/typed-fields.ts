import * as v from "valibot";
import { bookingId, chadhaavaId, packageId, poojaId, productId } from "./primitives.ts";

/** The fields of an order that only its line of business has. */
export const typedFields = {
  pooja: { type: v.literal("pooja"), pooja_id: poojaId, package_id: packageId, is_vip: v.boolean() },
  chadhaava: { type: v.literal("chadhaava"), chadhaava_id: chadhaavaId },
  abhimantrit: { type: v.literal("abhimantrit"), product_id: productId },
  gemstone: { type: v.literal("gemstone"), product_id: productId },
  kundali: { type: v.literal("kundali"), package_id: packageId },
  consultation: { type: v.literal("consultation"), booking_id: bookingId },
  name_correction: { type: v.literal("name_correction"), package_id: packageId },
};
