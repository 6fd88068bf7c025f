import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { gems } from "../gems.table.ts";
import type { Certificate } from "../goods-columns.ts";
import { products } from "../products.table.ts";

/** The report on a good that has a page; sold gems have theirs for ever. */
export async function findCertificate(db: Database, id: string): Promise<Certificate | null> {
  for (const table of [gems, products]) {
    const certificate = sql<Certificate | null>`${table.facts}->'certificate'`;
    const [found] = await db
      .select({ certificate })
      .from(table)
      .where(and(eq(table.id, id), isNull(table.withdrawnAt)));
    if (found) return found.certificate;
  }
  return null;
}
