import type { NotifyType } from "@aradhana/core/contract";
import { and, asc, eq, gte, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { BOOKABLE_MS } from "../calendar/occurrences.ts";
import type { DatedTables } from "../catalogue/dated-line.ts";
import { isListed } from "../catalogue/is-listed.ts";
import type { Database } from "../db/database.ts";
import { products } from "../goods/products.table.ts";
import type { Text } from "../text/text.ts";
import { isInStock } from "./abhimantrit/products.queries.ts";
import { datedLineOf } from "./dated-lines.ts";

/** A date that can be booked or a product that can be bought. */
export interface Opening {
  type: NotifyType;
  id: string;
  /** Of a series or a product: alerts are filed by it. */
  seriesSlug: string;
  title: Text;
  /** Null for a product. */
  startAt: Date | null;
}

/** How the items of a line are found that visitors wait for. */
interface OpeningSource {
  /** The slug by which the alerts of an item are filed; undefined if the shop does not show it. */
  findSlug(db: Database, id: string): Promise<string | undefined>;
  /** Everything awaited that can be booked or bought now; of a series, its earliest date. */
  readOpen(db: Database, now: Date, isAwaited: (slug: SQLWrapper) => SQL): Promise<Omit<Opening, "type">[]>;
}

const datesOf = ({ dates, series, isFull }: DatedTables): OpeningSource => ({
  async findSlug(db, id) {
    const [found] = await db
      .select({ slug: sql<string>`${series.slug}` })
      .from(dates)
      .innerJoin(series, eq(series.slug, dates.seriesSlug))
      .where(and(eq(dates.id, id), isListed({ dates, series })));
    return found?.slug;
  },
  readOpen(db, now, isAwaited) {
    return db
      .selectDistinctOn([dates.seriesSlug], {
        id: sql<string>`${dates.id}`,
        seriesSlug: sql<string>`${dates.seriesSlug}`,
        title: sql<Text>`${series.title}`,
        // A column of the same type: that of `Dates` is not known to the compiler.
        startAt: sql`${dates.startAt}`.mapWith(products.withdrawnAt),
      })
      .from(dates)
      .innerJoin(series, eq(series.slug, dates.seriesSlug))
      .where(
        and(
          eq(dates.state, "published"),
          gte(dates.cutoffAt, new Date(now.getTime() + BOOKABLE_MS)),
          sql`not ${isFull(dates)}`,
          isNull(series.withdrawnAt),
          isAwaited(dates.seriesSlug),
        ),
      )
      .orderBy(asc(dates.seriesSlug), asc(dates.startAt));
  },
});

const stockOfProducts: OpeningSource = {
  async findSlug(db, id) {
    const [product] = await db
      .select({ slug: products.slug })
      .from(products)
      .where(and(eq(products.id, id), isNull(products.withdrawnAt)));
    return product?.slug;
  },
  async readOpen(db, _now, isAwaited) {
    const found = await db
      .select({ id: products.id, seriesSlug: products.slug, title: products.title })
      .from(products)
      .where(and(isNull(products.withdrawnAt), isInStock, isAwaited(sql`${products}.slug`)))
      .orderBy(asc(products.slug));
    return found.map((product) => ({ ...product, startAt: null }));
  },
};

/** What visitors can wait for, by line. A new line cannot be forgotten here. */
export const openingSources: Record<NotifyType, OpeningSource> = {
  pooja: datesOf(datedLineOf.pooja),
  chadhaava: datesOf(datedLineOf.chadhaava),
  abhimantrit: stockOfProducts,
};
