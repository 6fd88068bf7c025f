import { birthDetails } from "@aradhana/core/birth";
import * as v from "valibot";
import { beginReport } from "../../reports/begin-report.ts";
import { makeKundali } from "../../reports/kundali/kundali-report.ts";
import type { Line } from "../line.ts";
import { serviceLine } from "../service/service-line.ts";
import { serviceOf } from "../service/service-snapshot.ts";
import { readBirth } from "./read-birth.ts";

/** Kundalis: a report that is made from the details of a birth. */
export const kundali: Line = serviceLine("kundali", {
  making: "generating",
  details: {
    read: readBirth,
    make: (details, { item, ...made }) =>
      makeKundali(details, { ...made, hasPratyantar: serviceOf({ item }).extras.includes("pratyantar") }),
    begin: (tx, part, at) => beginReport(tx, part, "generating", at),
  },
  personOf: (details) => v.parse(birthDetails, details).name,
});
