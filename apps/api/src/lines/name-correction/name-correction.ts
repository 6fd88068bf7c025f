import { isFutureDay } from "@aradhana/core/birth";
import { FEWEST_SPELLINGS, nameDetails } from "@aradhana/core/name-correction";
import * as v from "valibot";
import { invalidInput } from "../../errors/common.errors.ts";
import { beginReport } from "../../reports/begin-report.ts";
import { betterSpellings, makeNameReport } from "../../reports/name-correction/make-name-report.ts";
import { spellingsTooFew } from "../../reports/reports.errors.ts";
import type { Line } from "../line.ts";
import { serviceLine } from "../service/service-line.ts";

/** Name corrections: other spellings of a name, with reasons. */
export const nameCorrection: Line = serviceLine("name_correction", {
  making: "in_review",
  details: {
    read({ name_details: details }, at) {
      if (!details) {
        const message = "Say which name it is, and the date of birth.";
        throw invalidInput({ fieldErrors: [{ field: "name_details", code: "required", message }] });
      }
      if (isFutureDay(details.dob, at)) {
        const message = "This date is in the future.";
        throw invalidInput({ fieldErrors: [{ field: "name_details.dob", code: "future", message }] });
      }
      if (betterSpellings(details).better.length < FEWEST_SPELLINGS) throw spellingsTooFew();
      return details;
    },
    make: (details, { version, at }) => makeNameReport(details, { version, at }),
    begin: (tx, part, at) => beginReport(tx, part, "in_review", at),
  },
  personOf: (details) => v.parse(nameDetails, details).name,
});
