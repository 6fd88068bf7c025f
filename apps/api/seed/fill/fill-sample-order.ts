import { eq } from "drizzle-orm";
import { scheduleOf } from "../../src/catalogue/roll-dates.ts";
import type { Database } from "../../src/db/database.ts";
import { series } from "../../src/pujas/series.table.ts";
import { sampleOrders } from "../../src/sample-order/sample-orders.table.ts";
import { SAMPLE_ORDER_NUMBER, sampleOrderAt, sampleOrderSeries } from "../sample-order/sample-order.ts";

/** Inserts the finished order that everybody can read. */
export async function fillSampleOrder(db: Database, now: Date): Promise<void> {
  const [row] = await db.select().from(series).where(eq(series.slug, sampleOrderSeries));
  if (!row) throw new Error(`The series "${sampleOrderSeries}" of the sample order is missing.`);
  await db.insert(sampleOrders).values({
    number: SAMPLE_ORDER_NUMBER,
    seriesSlug: row.slug,
    content: sampleOrderAt(await scheduleOf(db, row), now),
  });
}
