import type { Chadhaava } from "@aradhana/core/contract";
import { type CountryCode, dialCodeOf } from "@aradhana/core/country";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { draftPrefix } from "../booking-draft/draft-prefix.ts";
import type { OfferingDraft } from "./offering-draft.ts";

/** A draft that nobody has filled in yet: nothing is chosen for anybody. */
export function newOfferingDraft(
  { id, title }: Pick<Chadhaava, "id" | "title">,
  country: CountryCode,
): OfferingDraft {
  const blank = { postcode: "", line1: "", line2: "", landmark: "", city: "", district: "", state: "" };
  return {
    ...{ chadhaavaId: id, title, at: 0, items: {}, prasad: false },
    devotees: [{ key: 0, name: "", gotra: "" }],
    phone: { dial_code: dialCodeOf(country), number: "" },
    address: { country_code: country, ...blank },
  };
}

/** Whether this tab stores a draft of a chadhaava: what reads it is fetched only then. */
export const hasOfferingDraft = (storage: KeyValueStorage, id: string): boolean =>
  storage.get(draftPrefix + id) !== null;

export function saveOfferingDraft(storage: KeyValueStorage, draft: OfferingDraft): void {
  storage.set(draftPrefix + draft.chadhaavaId, JSON.stringify(draft));
}
