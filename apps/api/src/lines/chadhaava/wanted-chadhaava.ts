import * as v from "valibot";
import { storedTerms } from "../stored-terms.ts";

/** A chadhaava as somebody wants it. */
export const wantedChadhaava = v.object({
  ...storedTerms.entries,
  type: v.literal("chadhaava"),
  chadhaavaId: v.string(),
  items: v.array(v.object({ id: v.string(), qty: v.number() })),
  /** Whether prasad is to be sent. */
  prasad: v.boolean(),
});
export type WantedChadhaava = v.InferOutput<typeof wantedChadhaava>;
