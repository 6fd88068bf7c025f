import { birthDetails } from "@aradhana/core/birth";
import * as v from "valibot";
import { invalidInput } from "../../errors/common.errors.ts";
import { beginReport } from "../../reports/begin-report.ts";
import { makeKundali } from "../../reports/kundali/kundali-report.ts";
import type { Line } from "../line.ts";
import { serviceLine } from "../service/service-line.ts";
import { serviceOf } from "../service/service-snapshot.ts";
import { birthErrors } from "./birth.rules.ts";

/** Kundalis: a report that is made from the details of a birth. */
export const kundali: Line = serviceLine("kundali", {
  making: "generating",
  details: {
    read({ birth }, at) {
      if (!birth) return undefined;
      const fieldErrors = birthErrors(birth, at);
      if (fieldErrors.length > 0) throw invalidInput({ fieldErrors });
      return birth;
    },
    make: (details, { item, ...made }) =>
      makeKundali(details, { ...made, hasPratyantar: serviceOf({ item }).extras.includes("pratyantar") }),
    begin: (tx, part, at) => beginReport(tx, part, "generating", at),
  },
  personOf: (details) => v.parse(birthDetails, details).name,
});
