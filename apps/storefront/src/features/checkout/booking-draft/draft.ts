import { attempt, emptyAddress } from "@aradhana/core/checkout";
import { orderId, poojaId } from "@aradhana/core/contract";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { readJson } from "@aradhana/core/storage";
import * as v from "valibot";
import { draftPrefix } from "./draft-prefix.ts";

const words = v.optional(v.string(), "");

/** A booking as far as it was filled in. Kept for the life of the tab, so that nothing is typed twice. */
const bookingDraft = v.object({
  poojaId,
  /** Of the puja, for "continue where you left off". */
  title: v.string(),
  /** When it was last touched, milliseconds since the epoch. */
  at: v.number(),
  packageId: v.string(),
  /** How many of each add-on. */
  addons: v.record(v.string(), v.number()),
  /** Minor units of `currency`: another country's visitor starts from nothing again. */
  dakshina: v.number(),
  currency: v.string(),
  coupon: words,
  name: words,
  phone: v.object({ dial_code: v.string(), number: v.string() }),
  address: v.object({
    country_code: v.string(),
    postcode: words,
    line1: words,
    line2: words,
    landmark: words,
    city: words,
    district: words,
    state: words,
  }),
  whatsapp: v.boolean(),
  /** The order that was begun with this draft: the same booking (`of`) always leads to the same order. */
  attempt: v.optional(attempt),
});
export type BookingDraft = v.InferOutput<typeof bookingDraft>;

/** The draft of a puja's booking, if one was begun in this tab and can still be read. */
export function readDraft(storage: KeyValueStorage, poojaId: string): BookingDraft | undefined {
  return readJson(storage, draftPrefix + poojaId, bookingDraft);
}

/** The drafts of this tab, the one last touched first. What is not a draft of ours is passed over. */
export function readDrafts(storage: KeyValueStorage): BookingDraft[] {
  return storage
    .keys()
    .filter((key) => key.startsWith(draftPrefix))
    .flatMap((key) => readJson(storage, key, bookingDraft) ?? [])
    .sort((one, other) => other.at - one.at);
}

export function storeDraft(storage: KeyValueStorage, draft: BookingDraft): void {
  storage.set(draftPrefix + draft.poojaId, JSON.stringify(draft));
}

/** What of a draft says who books, emptied: somebody else goes on with what was chosen. */
export function withoutPerson({ phone, address }: BookingDraft): Partial<BookingDraft> {
  return {
    name: "",
    phone: { dial_code: phone.dial_code, number: "" },
    address: emptyAddress(address.country_code),
    whatsapp: false,
    attempt: undefined,
  };
}

/** Remembers which draft an order was made of. */
export function linkDraft(storage: KeyValueStorage, orderId: string, poojaId: string): void {
  storage.set(`draft-of:${orderId}`, poojaId);
}

/** The puja whose draft an order was made of, as far as this tab knows. */
export function draftOf(storage: KeyValueStorage, orderId: string): string | undefined {
  return storage.get(`draft-of:${orderId}`) ?? undefined;
}

/** Forgets the draft of an order that is paid, and notes what of that puja was booked. */
export function dropDraftOf(storage: KeyValueStorage, orderId: string): void {
  const poojaId = storage.get(`draft-of:${orderId}`);
  if (!poojaId) return;
  dropDraft(storage, poojaId);
  storage.remove(`draft-of:${orderId}`);
  storage.set(`booked:${poojaId}`, orderId);
}

/** The order in which this tab booked a puja last, if it did and has paid. */
export function bookedIn(storage: KeyValueStorage, poojaId: string): string | undefined {
  const id = storage.get(`booked:${poojaId}`);
  return v.is(orderId, id) ? id : undefined;
}

export function dropDraft(storage: KeyValueStorage, poojaId: string): void {
  storage.remove(draftPrefix + poojaId);
}
