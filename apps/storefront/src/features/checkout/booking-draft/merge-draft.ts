import type { BookingDraft } from "./draft.ts";

/** `kept` with those fields of `now` that differ from `before`. */
function over<Part extends object>(kept: Part, before: Part, now: Part): Part {
  const changed = Object.entries(now).filter(([field, value]) => value !== Reflect.get(before, field));
  return { ...kept, ...Object.fromEntries(changed) };
}

/** The `kept` draft with what was filled in by `now`, since the page was drawn with `blank`, in its fields. */
export function mergeDraft(kept: BookingDraft, blank: BookingDraft, now: BookingDraft): BookingDraft {
  return {
    ...over(kept, blank, now),
    addons: over(kept.addons, blank.addons, now.addons),
    address: over(kept.address, blank.address, now.address),
  };
}
