import * as v from "valibot";
import { storedTerms } from "../stored-terms.ts";

/** A puja as somebody wants it. */
export const wantedPuja = v.object({
  ...storedTerms.entries,
  type: v.literal("pooja"),
  poojaId: v.string(),
  packageId: v.string(),
  addons: v.array(v.object({ id: v.string(), qty: v.number() })),
});
export type WantedPuja = v.InferOutput<typeof wantedPuja>;
