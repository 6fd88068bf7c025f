import { pujaSeries } from "@aradhana/core/staff";
import { datedLineOf } from "../../lines/dated-lines.ts";
import { lockSeries, readMissing, readSeries } from "./puja-series.queries.ts";

/** The sale of pujas. */
export const pujaSale = {
  ...{ noun: "pujaSeries", label: "a puja", line: datedLineOf.pooja, results: pujaSeries },
  ...{ lock: lockSeries, readMissing, read: readSeries },
};
