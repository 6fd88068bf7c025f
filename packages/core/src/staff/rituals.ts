import * as v from "valibot";
import { count, instant, orderType } from "../contract/primitives.ts";
import { idWith, ritualDay, ritualId, text } from "./fields.ts";
import { pageQuery } from "./page.ts";

const templeId = idWith("tm");

export const ritualsQuery = v.object({
  ...pageQuery.entries,
  /** In India. */
  day: v.optional(ritualDay),
  temple_id: v.optional(templeId),
  /** Those that have started, the latest first, or those to come, the next first. */
  when: v.optional(v.picklist(["started", "coming"]), "started"),
});

/** A puja or chadhaava on its day that somebody paid for, with how far its orders are. */
export const staffRitual = v.object({
  id: ritualId,
  type: orderType,
  title: text,
  temple: v.nullable(v.object({ id: templeId, name: text })),
  starts_at: instant,
  orders: count,
  /** Paid, but their buyers have given no names yet. */
  without_names: count,
  /** Performed or further. */
  performed: count,
  /** Its recording: being uploaded, checked, or with the buyers; null while there is none. */
  recording: v.nullable(v.picklist(["uploading", "ready", "published"])),
});
export type StaffRitual = v.InferOutput<typeof staffRitual>;
