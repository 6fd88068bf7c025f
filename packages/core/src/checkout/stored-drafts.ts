import * as v from "valibot";
import { birthDraft } from "../birth/birth-draft.ts";
import {
  bookingId,
  chadhaavaId,
  mandateTerms,
  orderId,
  orderRequest,
  poojaId,
  productId,
  serviceType,
} from "../contract/index.ts";
import { astrologerId } from "../contract/primitives.ts";
import { type CountryCode, parseCountry } from "../country/index.ts";
import { nameDraft } from "../name-correction/name-draft.ts";
import { CART_ORDER } from "../paths/index.ts";
import { type KeyValueStorage, readJson } from "../storage/index.ts";
import { attempt } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { draftsKey } from "./drafts-key.ts";
import { takeOldDrafts } from "./old-drafts.ts";

const text = v.optional(v.string(), "");
const draft: v.GenericSchema<unknown, Draft> = v.object({
  type: orderRequest.entries.type,
  itemId: v.union([
    poojaId,
    chadhaavaId,
    productId,
    serviceType,
    astrologerId,
    bookingId,
    v.literal(CART_ORDER),
  ]),
  title: text,
  at: v.number(),
  country: v.custom<CountryCode>((code) => typeof code === "string" && parseCountry(code) === code),
  packageId: text,
  items: v.optional(v.record(v.string(), v.number()), {}),
  dakshina: v.optional(v.number(), 0),
  coupon: text,
  name: text,
  devotees: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...{ key: v.number(), name: v.string(), gotra: v.string() },
          ...{ name_devanagari: v.optional(v.string()), lineId: v.optional(v.string()) },
          ...{ isWritten: v.optional(v.boolean()), gotra_unknown: v.optional(v.boolean()) },
        }),
      ),
      v.minLength(1),
    ),
    [{ key: 0, name: "", gotra: "" }],
  ),
  phone: v.object({ dial_code: v.string(), number: v.string() }),
  address: v.object({
    country_code: v.string(),
    ...{ postcode: text, line1: text, line2: text, landmark: text, city: text, district: text, state: text },
  }),
  business: v.optional(v.object({ gstin: v.string(), name: v.string() })),
  whatsapp: v.optional(v.boolean(), false),
  wantsPrasad: v.optional(v.nullable(v.boolean()), null),
  saves: v.optional(v.boolean()),
  good: v.optional(
    v.object({
      form: v.picklist(["loose", "ring", "pendant"]),
      metal: v.nullable(v.string()),
      ringSize: v.nullable(v.number()),
      isEnergised: v.boolean(),
      paysOnDelivery: v.boolean(),
      named: v.optional(v.string()),
      isSold: v.optional(v.boolean()),
    }),
  ),
  birth: v.optional(birthDraft),
  correction: v.optional(nameDraft),
  ...{ topic: v.optional(v.string()), question: v.optional(v.string()) },
  repeat: v.optional(v.pick(mandateTerms, ["frequency", "months"])),
  isBegun: v.optional(v.boolean()),
  attempt: v.optional(attempt),
});

/** Each part is validated when it is read: one that is broken does not cost the others. */
const content = v.object({
  drafts: v.record(v.string(), v.unknown()),
  paid: v.record(v.string(), v.unknown()),
});
type Content = v.InferOutput<typeof content>;

/** The drafts of one shop in one tab. */
export interface StoredDrafts {
  get(itemId: string): Draft | undefined;
  /** All of them, the one last changed first. */
  list(): Draft[];
  save(draft: Draft): void;
  remove(itemId: string): void;
  /** The draft that an order was made of. */
  ofOrder(orderId: string): Draft | undefined;
  /** The next order of this draft is a new one: this one can no longer be paid. */
  endAttempt(orderId: string): void;
  /** Removes the draft of a paid order, and remembers that its item was booked. */
  markPaid(orderId: string): void;
  /** The order with which this tab last booked and paid for an item. */
  paidOrder(itemId: string): string | undefined;
}

interface Options {
  /** Of the tab. */
  storage: KeyValueStorage;
  /** Separates the drafts of the storefront from those of each partner's pages. */
  shop: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** In milliseconds after the last change. @default as long as the tab */
  maxAge?: number;
}

/** Drafts are keyed by the attempt to book one item in one shop, all under one storage key. */
export function storedDrafts({
  storage,
  shop,
  now,
  maxAge = Number.POSITIVE_INFINITY,
}: Options): StoredDrafts {
  const prefix = `${shop} `;
  const keyOf = (itemId: string) => prefix + itemId;

  function read(): Content {
    if (storage.get(draftsKey) === null) {
      const old = takeOldDrafts(storage);
      if (Object.keys(old).length > 0) write({ drafts: old, paid: {} });
    }
    return readJson(storage, draftsKey, content) ?? { drafts: {}, paid: {} };
  }

  const write = (next: Content) => storage.set(draftsKey, JSON.stringify(next));

  function parse(stored: unknown): Draft | undefined {
    const parsed = v.safeParse(draft, stored);
    return parsed.success && now() - parsed.output.at < maxAge ? parsed.output : undefined;
  }

  function list(): Draft[] {
    return Object.entries(read().drafts)
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([, stored]) => parse(stored) ?? [])
      .sort((one, other) => other.at - one.at);
  }

  function change(itemId: string, next: Draft | undefined, paid = {}) {
    const before = read();
    const { [keyOf(itemId)]: _, ...others } = before.drafts;
    write({
      drafts: next ? { ...others, [keyOf(itemId)]: next } : others,
      paid: { ...before.paid, ...paid },
    });
  }

  function get(itemId: string) {
    const stored = read().drafts[keyOf(itemId)];
    const found = parse(stored);
    // Expired or not ours: it does not stay in the tab.
    if (stored !== undefined && !found) change(itemId, undefined);
    return found;
  }

  // An attempt without an order still refers to the order that it replaces.
  const ofOrder = (id: string) =>
    list().find(({ attempt: made }) => (made?.orderId ?? made?.replaces?.order_id) === id);

  return {
    get,
    list,
    ofOrder,
    save: (saved) => change(saved.itemId, saved),
    remove: (itemId) => change(itemId, undefined),
    endAttempt(id) {
      // Not while another order is requested in its place: that request is to be repeated as it was.
      const ordered = list().find(({ attempt: made }) => made?.orderId === id);
      if (ordered) change(ordered.itemId, { ...ordered, attempt: undefined });
    },
    markPaid(id) {
      const ordered = ofOrder(id);
      if (ordered) change(ordered.itemId, undefined, { [keyOf(ordered.itemId)]: id });
    },
    paidOrder(itemId) {
      const id = read().paid[keyOf(itemId)];
      return v.is(orderId, id) ? id : undefined;
    },
  };
}
