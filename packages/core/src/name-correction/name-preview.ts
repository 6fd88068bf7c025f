import * as v from "valibot";
import { oneLine } from "../contract/primitives.ts";
import { readIsoDay } from "../date/index.ts";
import { nameProblem } from "./name-problem.ts";
import { nameWishes } from "./name-wishes.ts";

/** A name whose letters can be counted: Latin, at least two, with the marks that names have. */
export const countedName = v.pipe(
  oneLine(60),
  v.check((name) => nameProblem(name) !== "characters", "characters"),
  v.check((name) => nameProblem(name) !== "latin", "latin"),
  v.check((name) => nameProblem(name) !== "too_short", "too_short"),
);

/** `POST /noauth-api/v1/name_correction/preview`: free, and nothing of it is stored. */
export const namePreviewRequest = v.object({
  /** The name in use, which Chaldean numerology counts. */
  name: countedName,
  /** The name given at birth, which Pythagorean numerology counts; the name in use where it is the same. */
  birth_name: v.optional(countedName),
  /** A day from 1900 to today. */
  dob: v.optional(
    v.pipe(
      v.string(),
      v.check((dob) => readIsoDay(dob) !== undefined && dob >= "1900", "date"),
    ),
  ),
  ...nameWishes.entries,
});
export type NamePreviewRequest = v.InferOutput<typeof namePreviewRequest>;

const whole = v.pipe(v.number(), v.integer());
/** A sum and its digit sums down to one digit: 29, 11, 2. */
const reduction = v.object({
  steps: v.array(whole),
  compound: whole,
  root: whole,
  /** 11, 22 or 33 among the steps, where some stop. */
  master: v.nullable(whole),
});
const counted = v.object({
  ...reduction.entries,
  letters: v.array(v.object({ letter: v.string(), value: whole })),
});

/** Each letter with its value, and what they add up to. */
export const namePreview = v.object({
  chaldean: counted,
  pythagorean: counted,
  /** The numbers of the day of birth, and of the whole date; null without a date. */
  birth: v.nullable(v.object({ moolank: reduction, bhagyank: reduction })),
  /** What a report would find; null without a date. */
  report: v.nullable(
    v.object({
      /** Whether the name in use is friendly to both numbers already, in each system of the request. */
      is_friendly: v.boolean(),
      /** How many spellings that sound the same agree better: with fewer than three, no report is sold. */
      better_spellings: whole,
    }),
  ),
});
export type NamePreview = v.InferOutput<typeof namePreview>;
