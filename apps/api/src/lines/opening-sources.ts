import type { NotifyType, RitualType } from "@aradhana/core/contract";
import { consultPath, itemPath } from "@aradhana/core/paths";
import { and, asc, eq, gte, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isOpenSlot } from "../astrologers/astrologers.queries.ts";
import { astrologers, slots } from "../astrologers/astrologers.table.ts";
import { BOOKABLE_MS } from "../calendar/occurrences.ts";
import type { DatedTables } from "../catalogue/dated-line.ts";
import { isListed } from "../catalogue/is-listed.ts";
import type { Database } from "../db/database.ts";
import { products } from "../goods/products.table.ts";
import type { Text } from "../text/text.ts";
import { isInStock } from "./abhimantrit/products.queries.ts";
import { datedLineOf } from "./dated-lines.ts";

/** A date or a time that can be booked, or a product that can be bought. */
export interface Opening {
  type: NotifyType;
  /** Of a series, a product or an astrologer: alerts are filed by it. */
  seriesSlug: string;
  title: Text;
  /** Where it is booked or bought. */
  path: string;
  /** What is there again: new stock, a day or a time of day. */
  news: { kind: "stock" } | { kind: "day" | "time"; startAt: Date };
}

/** How the items of a line are found that visitors wait for. */
interface OpeningSource {
  /** The slug by which the alerts of an item are filed; undefined if the shop does not show it. */
  findSlug(db: Database, id: string): Promise<string | undefined>;
  /** Everything awaited that can be booked or bought now; of a series or an astrologer, the earliest. */
  readOpen(db: Database, now: Date, isAwaited: (slug: SQLWrapper) => SQL): Promise<Omit<Opening, "type">[]>;
}

function datesOf(type: RitualType): OpeningSource {
  const { dates, series, isFull }: DatedTables = datedLineOf[type];
  return {
    async findSlug(db, id) {
      const [found] = await db
        .select({ slug: sql<string>`${series.slug}` })
        .from(dates)
        .innerJoin(series, eq(series.slug, dates.seriesSlug))
        .where(and(eq(dates.id, id), isListed({ dates, series })));
      return found?.slug;
    },
    async readOpen(db, now, isAwaited) {
      const found = await db
        .selectDistinctOn([dates.seriesSlug], {
          id: sql<string>`${dates.id}`,
          seriesSlug: sql<string>`${dates.seriesSlug}`,
          title: sql<Text>`${series.title}`,
          // A column of the same type: that of `Dates` is not known to the compiler.
          startAt: sql`${dates.startAt}`.mapWith(slots.startAt),
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
      return found.map(({ id, seriesSlug, title, startAt }) => ({
        ...{ seriesSlug, title, path: itemPath(type, id) },
        news: { kind: "day", startAt },
      }));
    },
  };
}

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
    return found.map(({ id, seriesSlug, title }) => ({
      ...{ seriesSlug, title, path: itemPath("abhimantrit", id) },
      news: { kind: "stock" },
    }));
  },
};

const timesOfAstrologers: OpeningSource = {
  async findSlug(db, id) {
    const [astrologer] = await db
      .select({ slug: astrologers.slug })
      .from(astrologers)
      .where(and(eq(astrologers.id, id), isNull(astrologers.withdrawnAt)));
    return astrologer?.slug;
  },
  async readOpen(db, now, isAwaited) {
    const { id, slug, name, withdrawnAt } = astrologers;
    const found = await db
      .selectDistinctOn([slug], { id, seriesSlug: slug, title: name, startAt: slots.startAt })
      .from(slots)
      .innerJoin(astrologers, eq(id, slots.astrologerId))
      .where(and(isNull(withdrawnAt), isOpenSlot(now), isAwaited(slug)))
      .orderBy(asc(slug), asc(slots.startAt));
    return found.map(({ startAt, ...astrologer }) => ({
      ...{ seriesSlug: astrologer.seriesSlug, title: astrologer.title, path: consultPath(astrologer.id) },
      news: { kind: "time", startAt },
    }));
  },
};

/** What visitors can wait for, by line. A new line cannot be forgotten here. */
export const openingSources: Record<NotifyType, OpeningSource> = {
  pooja: datesOf("pooja"),
  chadhaava: datesOf("chadhaava"),
  abhimantrit: stockOfProducts,
  consultation: timesOfAstrologers,
};
