import { isFutureDay } from "@aradhana/core/birth";
import { type NamePreview, namePreview, namePreviewRequest } from "@aradhana/core/name-correction";
import { birthNumbers, type NumberSystem, nameNumber, type Reduction } from "@aradhana/jyotish/numerology";
import { Hono } from "hono";
import type { Clock } from "../clock.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { respond } from "../http/respond.ts";
import { validated } from "../http/validated.ts";
import { betterSpellings } from "../reports/name-correction/make-name-report.ts";

/** The numbers of a name, without an order. Nothing of it is stored or logged. */
export const nameCorrectionRoutes = ({ clock }: { clock: Clock }) =>
  new Hono<AppEnv>().post(
    "/preview",
    documented({
      tag: "names",
      summary: "The letters of a name with their values and sums; nothing is stored",
      results: namePreview,
      errorResponses: [invalidInput],
    }),
    validated("json", namePreviewRequest),
    (c) => {
      const { name, birth_name = name, dob, ...wishes } = c.req.valid("json");
      if (dob !== undefined && isFutureDay(dob, clock())) {
        throw invalidInput({
          fieldErrors: [{ field: "dob", code: "future", message: "This date is in the future." }],
        });
      }
      const results: NamePreview = {
        chaldean: countedView(name, "chaldean"),
        pythagorean: countedView(birth_name, "pythagorean"),
        birth: dob === undefined ? null : birthView(dob),
        report: dob === undefined ? null : reportView({ name, birth_name, dob, ...wishes }),
      };
      return respond(c, results);
    },
  );

function countedView(name: string, system: NumberSystem): NamePreview["chaldean"] {
  const { letters, ...number } = nameNumber(name, system);
  return { ...reductionView(number), letters: [...letters] };
}

function birthView(dob: string): NamePreview["birth"] {
  const { moolank, bhagyank } = birthNumbers(dob);
  return { moolank: reductionView(moolank), bhagyank: reductionView(bhagyank) };
}

function reportView(details: Parameters<typeof betterSpellings>[0]): NamePreview["report"] {
  const { isFriendly, better } = betterSpellings(details);
  return { is_friendly: isFriendly, better_spellings: better.length };
}

const reductionView = ({ steps, compound, root, master }: Reduction) => ({
  ...{ steps: [...steps], compound, root },
  master: master ?? null,
});
