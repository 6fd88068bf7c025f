import * as v from "valibot";
import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import { count, instant, orderId } from "../contract/primitives.ts";

const whole = v.pipe(v.number(), v.integer());

/** The sum of a name in one system, with its letters and how it relates to the numbers of the birth. */
const sum = v.object({
  system: v.picklist(["chaldean", "pythagorean"]),
  title: v.string(),
  /** The name that it counts, where that is not the one of the heading. */
  name: v.optional(v.string()),
  letters: v.array(v.object({ letter: v.string(), value: whole })),
  steps: v.array(whole),
  root: whole,
  reasons: v.array(v.string()),
});

/** What a name correction has found, in the language of the request. */
export const nameReportContent = v.object({
  version: count,
  made_at: instant,
  /** The name that gets other spellings. */
  name: v.string(),
  birth: v.array(v.object({ label: v.string(), value: v.string() })),
  /** The name as it is: the one in use by Chaldean, the one given at birth by Pythagorean. */
  current: v.array(sum),
  options: v.array(
    v.object({
      name: v.string(),
      changes: v.array(v.string()),
      sums: v.array(sum),
      /** Why it sounds like before. */
      pronunciation: v.string(),
    }),
  ),
  notes: v.array(v.string()),
});
export type NameReportContent = v.InferOutput<typeof nameReportContent>;

/** `GET /api/v1/name_correction/getReport` */
export const nameReport = v.object({
  order_id: orderId,
  number: v.string(),
  state: v.picklist(["unpaid", "confirming", "in_review", "ready", "failed", "deleted"]),
  /** Whether there is something to delete now; of an order that was cancelled too. */
  can_delete: v.optional(v.boolean(), false),
  content: v.nullable(nameReportContent),
});
export type NameReport = v.InferOutput<typeof nameReport>;

/** `GET /noauth-api/v1/name_correction/sample`: of an invented person. */
export const sampleNameReport = v.object({ content: nameReportContent });

/** A report of an invented person, for everybody. */
export async function getSampleNameReport(api: ApiClient) {
  return parseResponse(await api.get("/noauth-api/v1/name_correction/sample"), sampleNameReport);
}

/** The report of a name correction, for its owner or with the secret of its link. */
export async function getNameReport(api: ApiClient, order_id: string, t?: string) {
  return parseResponse(await api.get("/api/v1/name_correction/getReport", { order_id, t }), nameReport);
}

/** Deletes the name, the date of birth and the report for good. */
export async function deleteNameReport(api: ApiClient, access: { order_id: string; t?: string | undefined }) {
  return parseResponse(
    await readBody(await api.post("/api/v1/name_correction/deleteData", access)),
    nameReport,
  );
}
