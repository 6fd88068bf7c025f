import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { cheapest, type Prices } from "../money/prices.ts";
import { offerings } from "./offerings.table.ts";

/** The lowest price of a series: the minimum quantity of one offering; undefined without offerings. */
export async function readPriceFrom(db: Database, seriesSlug: string): Promise<Prices | undefined> {
  const offered = await db
    .select({ prices: offerings.prices, min: offerings.minQty })
    .from(offerings)
    .where(and(eq(offerings.seriesSlug, seriesSlug), isNull(offerings.holds)));
  if (offered.length === 0) return undefined;
  return cheapest(
    offered.map(({ prices: { inr, usd, eur }, min }) => ({
      ...{ inr: inr * min, usd: usd * min, eur: eur * min },
    })),
  );
}
