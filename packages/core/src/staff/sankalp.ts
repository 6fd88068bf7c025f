import * as v from "valibot";
import { count, instant, sankalpId } from "../contract/primitives.ts";
import { personName } from "../contract/quote.ts";
import { devanagariName, devotee, gotraName } from "../contract/sankalp.ts";
import { text } from "./fields.ts";

/** The names for one ritual of an order, with every version there was. */
export const staffSankalp = v.object({
  sankalp_id: sankalpId,
  /** Of the ritual. */
  title: text,
  /** Whether the names can be corrected: they were submitted, and the ritual is still to be performed. */
  may_correct: v.boolean(),
  version: count,
  versions: v.array(
    v.object({
      n: count,
      at: instant,
      devotees: v.array(v.pick(devotee, ["name", "name_devanagari", "pronounced", "gotra"])),
    }),
  ),
});
export type StaffSankalp = v.InferOutput<typeof staffSankalp>;

/** Everybody who is named in an order. */
export const staffNames = v.object({
  rituals: v.array(staffSankalp),
  /** In whose names its goods are energised. */
  energised: v.array(v.object({ title: text, name: v.string(), gotra: v.nullable(v.string()) })),
});
export type StaffNames = v.InferOutput<typeof staffNames>;

export const sankalpIdParam = v.object({ id: sankalpId });

/** How the same people, in the same sequence, are written from now on. */
export const sankalpCorrection = v.object({
  devotees: v.pipe(
    v.array(
      v.object({
        name: personName,
        name_devanagari: devanagariName,
        /** Empty if it is pronounced as it is written. */
        pronounced: v.optional(devotee.entries.pronounced, ""),
        /** Empty if it is not known. */
        gotra: v.optional(gotraName, ""),
      }),
    ),
    v.maxLength(12, "too_many"),
  ),
  /** No free text: the log keeps it, and must not have names. */
  reason: v.picklist(["spelling", "gotra", "other_person"]),
});
export type SankalpCorrection = v.InferOutput<typeof sankalpCorrection>;
