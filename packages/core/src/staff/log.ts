import * as v from "valibot";
import { instant } from "../contract/primitives.ts";
import { staffId } from "./accounts.ts";
import { pageQuery } from "./page.ts";

const facts = v.nullable(v.record(v.string(), v.unknown()));

/** One action of a member of staff. Personal data is never in it: names and numbers are left out. */
export const staffLogEntry = v.object({
  id: v.number(),
  at: instant,
  staff_id: staffId,
  staff_name: v.string(),
  /** Such as `account.update`. */
  action: v.string(),
  /** The id of what was read or changed. */
  subject: v.string(),
  /** If the subject is an order. */
  order_number: v.nullable(v.string()),
  before: facts,
  after: facts,
});
export type StaffLogEntry = v.InferOutput<typeof staffLogEntry>;

export const staffLogQuery = v.object({
  ...pageQuery.entries,
  staff_id: v.optional(staffId),
  subject: v.optional(v.pipe(v.string(), v.maxLength(80))),
});
