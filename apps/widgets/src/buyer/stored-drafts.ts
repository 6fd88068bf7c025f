import { type Attempt, attempt } from "@aradhana/core/checkout";
import { type CountryCode, parseCountry } from "@aradhana/core/country";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";
import type { BookingDraft } from "../booking/booking-draft.ts";

/** What is kept of a draft. To the terms its buyer agrees anew, and a code is typed where it is asked for. */
const draft = v.object({
  items: v.record(v.string(), v.number()),
  dakshina: v.number(),
  devotees: v.pipe(
    v.array(v.object({ key: v.number(), name: v.string(), gotra: v.string() })),
    v.minLength(1),
  ),
  phone: v.object({ dial_code: v.string(), number: v.string() }),
  prasad: v.boolean(),
  address: v.object({
    country_code: v.string(),
    postcode: v.string(),
    line1: v.string(),
    line2: v.string(),
    landmark: v.string(),
    city: v.string(),
    district: v.string(),
    state: v.string(),
  }),
});

const keptDraft = v.object({
  draft,
  /** Where its buyer was taken to be. */
  country: v.custom<CountryCode>((code) => typeof code === "string" && parseCountry(code) === code),
  /** How it was last ordered: unchanged and unpaid, it is the same order. */
  attempt: v.optional(attempt),
  /** When it was last touched, milliseconds since the epoch. */
  at: v.number(),
});

/** A booking as its tab remembers it. */
export interface StoredDraft {
  draft: Omit<BookingDraft, "consent">;
  country: CountryCode;
  attempt?: Attempt | undefined;
}

/** Where a widget finds what was filled in before its page was left. */
export interface DraftKeeper {
  get(ritualId: string): StoredDraft | undefined;
  keep(ritualId: string, kept: StoredDraft): void;
  forget(ritualId: string): void;
  /** The rite whose draft an order was made of. */
  ritualOf(orderId: string): string | undefined;
}

/** The tab of a widget, and in whose page it stands. */
export interface Tab {
  storage: KeyValueStorage;
  partnerId: string | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
}

const KEPT_FOR = 24 * 60 * 60 * 1000; // ms

/** Keeps what is filled in in the tab, by partner and rite, and for a day. */
export function storeDrafts({ storage, partnerId, now }: Tab): DraftKeeper {
  const prefix = `widget_draft ${partnerId ?? "-"} `;
  function get(ritualId: string): StoredDraft | undefined {
    const kept = readJson(storage, prefix + ritualId, keptDraft);
    if (kept && kept.at + KEPT_FOR > now()) return kept;
    storage.remove(prefix + ritualId);
    return undefined;
  }
  return {
    get,
    keep(ritualId, { draft: { items, dakshina, devotees, phone, prasad, address }, country, attempt }) {
      const filledIn = { items, dakshina, devotees, phone, prasad, address };
      storage.set(prefix + ritualId, JSON.stringify({ draft: filledIn, country, attempt, at: now() }));
    },
    forget: (ritualId) => storage.remove(prefix + ritualId),
    ritualOf: (id) =>
      storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .find((ritualId) => get(ritualId)?.attempt?.orderId === id),
  };
}
