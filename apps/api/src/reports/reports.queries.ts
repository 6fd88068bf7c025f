import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { newId } from "../ids/new-id.ts";
import { fulfilments } from "../orders/orders.table.ts";
import type { Vault } from "../vault/create-vault.ts";
import { reports } from "./reports.table.ts";

const contentContext = (id: string) => `reports.content/${id}`;

/** A version of the report of a fulfilment, opened; the latest, where none is named. */
export async function findReport(
  db: Database,
  vault: Vault,
  fulfilmentId: string,
  version?: number,
): Promise<unknown> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.fulfilmentId, fulfilmentId),
        version === undefined ? undefined : eq(reports.version, version),
      ),
    )
    .orderBy(desc(reports.version))
    .limit(1);
  return row && JSON.parse(vault.open(contentContext(row.id), row.contentSealed));
}

/** All versions of a report, the latest first. */
export const listVersions = (db: Database, fulfilmentId: string) =>
  db
    .select({ version: reports.version, createdAt: reports.createdAt })
    .from(reports)
    .where(eq(reports.fulfilmentId, fulfilmentId))
    .orderBy(desc(reports.version));

interface NewReport {
  orderId: string;
  fulfilmentId: string;
  version: number;
  content: object;
  at: Date;
}

export async function insertReport(
  tx: Database,
  vault: Vault,
  { content, at, ...report }: NewReport,
): Promise<void> {
  const id = newId("rep");
  const contentSealed = vault.seal(contentContext(id), JSON.stringify(content));
  await tx.insert(reports).values({ ...report, id, contentSealed, createdAt: at });
}

/** Deletes all versions of a report and the details that it was made of. */
export async function deleteReports(tx: Database, fulfilmentId: string): Promise<void> {
  await tx.delete(reports).where(eq(reports.fulfilmentId, fulfilmentId));
  await tx.update(fulfilments).set({ detailsSealed: null }).where(eq(fulfilments.id, fulfilmentId));
}
