import { attempt } from "@aradhana/core/checkout";
import { chadhaavaId } from "@aradhana/core/contract";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";
import { draftPrefix } from "../booking-draft/draft-prefix.ts";

const line = v.optional(v.string(), "");

/** A chadhaava as far as it was filled in. Stored for the life of the tab, so that nothing is typed twice. */
const offeringDraft = v.object({
  chadhaavaId,
  /** For "continue where you left off". */
  title: v.string(),
  /** When it was last changed, milliseconds since the epoch; 0 while nothing was. */
  at: v.number(),
  /** How many of each offering; what is not chosen is missing. */
  items: v.record(v.string(), v.number()),
  /** Whether prasad is to be sent. */
  prasad: v.boolean(),
  devotees: v.pipe(
    v.array(v.object({ key: v.number(), name: v.string(), gotra: v.string() })),
    v.minLength(1),
  ),
  phone: v.object({ dial_code: v.string(), number: v.string() }),
  address: v.object({
    country_code: v.string(),
    ...{ postcode: line, line1: line, line2: line, landmark: line, city: line, district: line, state: line },
  }),
  /** The order that was begun with this draft: the same booking (`of`) always leads to the same order. */
  attempt: v.optional(attempt),
});
export type OfferingDraft = v.InferOutput<typeof offeringDraft>;

/** The draft of a chadhaava that this tab stores, without offerings that are no longer on sale. */
export function readOfferingDraft(
  storage: KeyValueStorage,
  id: string,
  onSale: readonly { id: string }[],
): OfferingDraft | undefined {
  const draft = readJson(storage, draftPrefix + id, offeringDraft);
  const known = new Set(onSale.map((offering) => offering.id));
  return (
    draft && {
      ...draft,
      items: Object.fromEntries(Object.entries(draft.items).filter(([itemId]) => known.has(itemId))),
    }
  );
}

/** Every chadhaava that was begun in this tab, the last one first. Other drafts are skipped. */
export function readOfferingDrafts(storage: KeyValueStorage): OfferingDraft[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(draftPrefix))
    .flatMap((key) => readJson(storage, key, offeringDraft) ?? [])
    .sort((one, other) => other.at - one.at);
}
