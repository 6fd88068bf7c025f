import { and, desc, eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Database } from "../../db/database.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { orders } from "../../orders/orders.table.ts";
import { staffAccounts } from "../accounts/staff-accounts.table.ts";
import { staffOf } from "../login/staff-only.ts";
import { staffLog } from "./staff-log.table.ts";

/** Facts about the subject of an action. They must not contain personal data. */
export type Facts = Readonly<Record<string, unknown>>;

interface Action {
  action: string;
  /** The id of what was read or changed. */
  subject: string;
  before?: Facts;
  after?: Facts;
}

/** Records what the signed-in member of staff did, in the transaction that does it. */
export async function logAction(
  tx: Database,
  c: Context<AppEnv>,
  { action, subject, before, after }: Action,
): Promise<void> {
  const requestId = c.var.requestId;
  await tx
    .insert(staffLog)
    .values({ staffId: staffOf(c).id, action, subject, before, after, requestId, at: c.var.clock() });
}

interface LogFilter {
  staff_id?: string | undefined;
  subject?: string | undefined;
  page: number;
  limit: number;
}

/** A page of the log, newest first, with the number of all entries. */
export async function listLog(db: Database, { staff_id, subject, page, limit }: LogFilter) {
  const matches = and(
    staff_id === undefined ? undefined : eq(staffLog.staffId, staff_id),
    subject === undefined ? undefined : eq(staffLog.subject, subject),
  );
  const rows = await db
    .select({ entry: staffLog, name: staffAccounts.name, orderNumber: orders.number })
    .from(staffLog)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffLog.staffId))
    .leftJoin(orders, eq(orders.id, staffLog.subject))
    .where(matches)
    .orderBy(desc(staffLog.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(staffLog, matches) };
}
