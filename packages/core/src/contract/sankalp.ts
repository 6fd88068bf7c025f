import * as v from "valibot";
import { day, instant, language, oneLine, orderId, orderItemId, sankalpId } from "./primitives.ts";
import { nameShape, personName, phone } from "./quote.ts";

/** Free text that is read aloud: no URLs and no pictographs. */
const spoken = (max: number) =>
  v.pipe(
    oneLine(max),
    v.check((text) => !/https?:|www\.|\p{Extended_Pictographic}/iu.test(text), "characters"),
  );

export const relation = v.picklist([
  "self",
  "spouse",
  "father",
  "mother",
  "son",
  "daughter",
  "brother",
  "sister",
  "grandparent",
  "friend",
  "other",
]);
export type Relation = v.InferOutput<typeof relation>;

/** A name as the priest will read it. */
export const devanagariName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "too_short"),
  v.maxLength(80, "too_long"),
  v.regex(/^(?:[\p{Script=Devanagari} .'’-]|\u200c|\u200d)+$/u, "devanagari"),
);

export const devotee = v.object({
  name: personName,
  name_devanagari: devanagariName,
  pronounced: v.optional(spoken(80), ""),
  /** Empty together with `gotra_unknown`: the temple's customary wording is used. */
  gotra: v.optional(spoken(40), ""),
  gotra_unknown: v.boolean(),
  relation,
  nakshatra: v.optional(oneLine(30), ""),
  rashi: v.optional(oneLine(30), ""),
  dob: v.optional(v.nullable(day), null),
});
export type Devotee = v.InferOutput<typeof devotee>;

const listOf = <Schema extends v.GenericSchema>(one: Schema) =>
  v.pipe(v.array(one), v.minLength(1, "too_few"), v.maxLength(12, "too_many"));

const entries = {
  devotees: listOf(devotee),
  purpose: v.picklist(["self", "other", "memory"]),
  wish: v.optional(spoken(200), ""),
  wish_public: v.optional(v.boolean(), false),
  /** Where the recording is announced; null for nowhere. */
  video_phone: v.optional(v.nullable(phone), null),
  language,
  /** VIP: when a call suits, and the number to call. */
  preferred_time: v.optional(oneLine(60), ""),
  call_phone: v.optional(v.nullable(phone), null),
};

/** A gotra in a request: 2 to 40 letters of any script; empty when unknown. */
export const gotraName = v.pipe(
  spoken(40),
  v.check((text) => text.length !== 1, "too_short"),
  v.check((text) => text === "" || nameShape.test(text), "characters"),
);

/** In whose name something is energised. */
export const energisedFor = v.object({ name: personName, gotra: v.nullable(gotraName) });
export type EnergisedFor = v.InferOutput<typeof energisedFor>;

const EASTMOST = 14 * 60 * 60_000; // ms before Greenwich: the time zone where a day begins first

/** Today in the easternmost time zone: no later date of birth is possible. */
const begunDay = v.pipe(
  day,
  v.check((date) => date <= new Date(Date.now() + EASTMOST).toISOString().slice(0, 10), "future"),
);

/** Checked in requests only: a response may contain an older value. */
const named = v.object({
  ...devotee.entries,
  /** Absent where nobody wrote or chose it: the API spells the name. */
  name_devanagari: v.optional(devanagariName),
  gotra: v.optional(gotraName, ""),
  dob: v.optional(v.nullable(begunDay), null),
});

export const sankalpRequest = v.object({
  order_id: orderId,
  /** The ritual of a cart's order that the names are for. @default the first ritual */
  item_id: v.optional(orderItemId),
  ...entries,
  devotees: listOf(named),
});
export type SankalpRequest = v.InferInput<typeof sankalpRequest>;

/** How far a support ticket is. */
export const ticketStates = ["open", "answered", "closed"] as const;

/** Tickets in which a buyer asked to correct names. */
export const nameCorrections = v.array(
  v.object({
    number: v.string(),
    state: v.picklist(ticketStates),
    requested_at: instant,
    answered_at: v.nullable(instant),
  }),
);

export const sankalp = v.object({
  id: sankalpId,
  order_id: orderId,
  ...entries,
  state: v.picklist(["draft", "submitted", "locked", "read_out"]),
  version: v.number(),
  versions: v.array(v.object({ n: v.number(), at: instant })),
  editable_until: instant,
  /** The complete wording that will be spoken, in both scripts. */
  read_out: v.object({ devanagari: v.string(), latin: v.string() }),
});
export type Sankalp = v.InferOutput<typeof sankalp>;

/** Words of names to transliterate, each separately: no request contains a full name. */
export const spellingsRequest = v.object({
  words: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,24}$/, "characters"))),
    v.minLength(1, "too_few"),
    v.maxLength(4, "too_many"),
  ),
});
/** Up to three spellings for each word, the most likely first. */
export const spellings = v.object({ spellings: v.array(v.array(v.string())) });
