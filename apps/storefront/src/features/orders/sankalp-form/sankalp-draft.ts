import { givenSpelling } from "@aradhana/core/checkout";
import { type Phone, type Sankalp, type SankalpRequest, sankalpRequest } from "@aradhana/core/contract";
import { isoDay, parseDate, readIsoDay, writeDate } from "@aradhana/core/date";
import { type KeyValueStorage, readJson } from "@aradhana/core/storage";
import * as v from "valibot";
import type { RitualOrder } from "../../../lines/order-line.ts";
import type { Visitor } from "../../../shared/services/visitor.tsx";

const relation = sankalpRequest.entries.devotees.pipe[0].item.entries.relation;

/** Whom a devotee may be to the one who writes. */
export const relations = relation.options;

/** What is being written. Not held against the contract until it is sent: half a name is a draft, too. */
const draftSchema = v.object({
  devotees: v.array(
    v.object({
      name: v.string(),
      /** Absent until the form proposes it. */
      name_devanagari: v.optional(v.string()),
      /** Whether its owner wrote it; until then it follows the name. */
      isWritten: v.boolean(),
      pronounced: v.string(),
      gotra: v.string(),
      gotra_unknown: v.boolean(),
      relation,
      nakshatra: v.string(),
      rashi: v.string(),
      /** `D MMMM YYYY`, as the specification writes a day. */
      dob: v.nullable(v.string()),
      /** What is chosen of a day of birth that is not whole yet. */
      dobParts: v.optional(
        v.object({
          day: v.optional(v.number()),
          month: v.optional(v.number()),
          year: v.optional(v.number()),
        }),
      ),
    }),
  ),
  purpose: sankalpRequest.entries.purpose,
  wish: v.string(),
  wish_public: v.boolean(),
  video_phone: v.object({ dial_code: v.string(), number: v.string() }),
  preferred_time: v.string(),
  call_phone: v.object({ dial_code: v.string(), number: v.string() }),
  /** Whether the names are saved in the account of a signed-in buyer. */
  saves: v.optional(v.boolean()),
});
export type SankalpDraft = v.InferOutput<typeof draftSchema>;
export type DevoteeDraft = SankalpDraft["devotees"][number];

export const emptyDevotee: DevoteeDraft = {
  name: "",
  isWritten: false,
  pronounced: "",
  gotra: "",
  gotra_unknown: false,
  relation: "self",
  nakshatra: "",
  rashi: "",
  dob: null,
};

const key = (orderId: string, itemId?: string) =>
  `draft:sankalp:${itemId === undefined ? orderId : `${orderId}/${itemId}`}`;

/** What the shop knows of the buyer who opens the form. */
interface KnownBuyer {
  dialCode: string;
  /** Of the signed-in user. */
  name?: string | undefined;
  phone?: Phone | undefined;
}

type Ordered = Pick<RitualOrder, "order" | "sankalp">;

/** What this tab keeps, else what the server has, else one row with the buyer's name where it was given before. */
export function openDraft(
  storage: KeyValueStorage,
  ordered: Ordered & { itemId?: string | undefined },
  buyer: KnownBuyer,
): SankalpDraft {
  const stored = readJson(storage, key(ordered.order.id, ordered.itemId), draftSchema);
  if (stored) return { ...stored, devotees: stored.devotees.map(asNow) };
  return firstDraft(ordered, buyer);
}

/** What the server has, else one row with the buyer's name. */
function firstDraft({ order, sankalp }: Ordered, buyer: KnownBuyer): SankalpDraft {
  const nobody = { dial_code: buyer.dialCode, number: "" };
  const name = order.contact.name ?? buyer.name ?? "";
  return {
    devotees: sankalp?.devotees.map(draftOf) ?? [{ ...emptyDevotee, name }],
    purpose: sankalp?.purpose ?? "self",
    wish: sankalp?.wish ?? "",
    wish_public: sankalp?.wish_public ?? false,
    video_phone: (sankalp ? sankalp.video_phone : buyer.phone) ?? nobody,
    preferred_time: sankalp?.preferred_time ?? "",
    call_phone: sankalp?.call_phone ?? nobody,
  };
}

/** A draft saved by an older version has an ISO day, as the API does. */
const asNow = (devotee: DevoteeDraft): DevoteeDraft => {
  const born = readIsoDay(devotee.dob ?? "");
  return born ? { ...devotee, dob: writeDate(born) } : devotee;
};

const draftOf = (devotee: Sankalp["devotees"][number]): DevoteeDraft => {
  const born = readIsoDay(devotee.dob ?? "");
  return { ...devotee, dob: born ? writeDate(born) : null, isWritten: true };
};

/** What is compared, in this sequence. A spelling that nobody wrote follows its name. */
const compared = [
  ...["devotees", "name", "pronounced", "gotra", "gotra_unknown", "relation", "nakshatra", "rashi", "dob"],
  ...["purpose", "wish", "wish_public", "video_phone", "call_phone", "number", "preferred_time"],
];

/** Whether the server has this draft: then what it reads back is the preview of it, also after a reload. */
export function isSaved(draft: SankalpDraft, ordered: Ordered): boolean {
  const theirs = firstDraft(ordered, { dialCode: "" });
  return (
    JSON.stringify(draft, compared) === JSON.stringify(theirs, compared) &&
    draft.devotees.every(
      ({ isWritten, name_devanagari }, at) =>
        !isWritten || name_devanagari === theirs.devotees[at]?.name_devanagari,
    )
  );
}

/** `itemId` is that of one ritual of a cart's order. */
export function storeSankalp(
  storage: KeyValueStorage,
  orderId: string,
  draft: SankalpDraft,
  itemId?: string,
): void {
  storage.set(key(orderId, itemId), JSON.stringify(draft));
}

export function dropSankalp(storage: KeyValueStorage, orderId: string, itemId?: string): void {
  storage.remove(key(orderId, itemId));
}

/** The draft as it is sent. Numbers that were left empty are none. */
export function requestOf(
  orderId: string,
  { saves: _, ...draft }: SankalpDraft,
  language: Visitor["language"],
): SankalpRequest {
  const given = <Phone extends { number: string }>(phone: Phone) => (phone.number.trim() ? phone : null);
  return {
    ...draft,
    order_id: orderId,
    language,
    devotees: draft.devotees.map(({ isWritten, dob, dobParts, name_devanagari, ...devotee }) => {
      const born = parseDate(dob ?? "");
      return { ...devotee, ...givenSpelling({ name_devanagari }), dob: born ? isoDay(born) : null };
    }),
    video_phone: given(draft.video_phone),
    call_phone: given(draft.call_phone),
  };
}
