import type { AuthorisationLevel, HomeProofs } from "@aradhana/core/contract";
import { asc, sql } from "drizzle-orm";
import { readIdsOnSale } from "../catalogue/listing.queries.ts";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import { rowsOf } from "../db/rows-of.ts";
import { deities } from "../deities/deities.table.ts";
import type { View } from "../http/view.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { series } from "../pujas/series.table.ts";
import { purposes } from "../purposes/purposes.table.ts";
import { readNewestReviews, readReviewSummary } from "../reviews/reviews.queries.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";
import { homeBlocks } from "./home.table.ts";

const UPCOMING = 8;
const VIP = 6;
const TEMPLES = 12;
const REVIEWS = 6;

const blocksQuery = builtOnce((db) =>
  db.select().from(homeBlocks).orderBy(asc(homeBlocks.position)).prepare(""),
);

/** The blocks of the page in their order. */
export const readBlocks = async (db: Database) =>
  (await blocksQuery(db).execute()).map(({ key, content }) => ({
    key,
    ...content,
  }));

/** The ids of the pujas in the sections of the home page. */
export async function readShownIds(db: Database, view: View) {
  const byDate = { sort: "soonest", offset: 0 } as const;
  const [upcomingIds, vipIds] = await Promise.all([
    readIdsOnSale(db, datedLineOf.pooja, { vip: false }, view, { ...byDate, limit: UPCOMING }),
    readIdsOnSale(db, datedLineOf.pooja, { vip: true }, view, { ...byDate, limit: VIP }),
  ]);
  return { upcomingIds, vipIds };
}

/** The counts over the whole catalogue, and the reviews. */
export async function readOverview(db: Database, view: View) {
  const [proofs, totals, deityRows, purposeRows, templeRows, reviewRows, reviewSummary] = await Promise.all([
    readProofs(db, view),
    readTotals(db, view),
    readDeities(db, view),
    readPurposes(db, view),
    readTemples(db, view),
    readNewestReviews(db, REVIEWS),
    readReviewSummary(db),
  ]);
  return { proofs, totals, deityRows, purposeRows, templeRows, reviewRows, reviewSummary };
}

/** The result of `readOverview`. */
export type Overview = Awaited<ReturnType<typeof readOverview>>;

/** Claims that hold for all open pujas, with the strictest refund terms; none hold without open pujas. */
async function readProofs(db: Database, view: View): Promise<HomeProofs> {
  const fullRefund = sql`(
    select min((refund->>'untilHours')::int)
    from jsonb_array_elements(${series.policy}->'refunds') as refund
    where (refund->>'pct')::int = 100)`;
  const [proofs] = await rowsOf<HomeProofs>(
    db,
    sql`
      with open as (${datedLineOf.pooja.selectOnSale(db, {}, view)})
      select coalesce(bool_and(cardinality(${series.priestIds}) > 0), false) as named,
        coalesce(bool_and(${series.receives} @> '[{"type":"video"}]'), false) as recorded,
        case when bool_and(${fullRefund} is not null) then max(${fullRefund}) end as full_refund_until_hours
      from ${series} where ${series.slug} in (select series_slug from open)`,
  );
  return proofs ?? { named: false, recorded: false, full_refund_until_hours: null };
}

/** The number of open pujas, and of the VIP ones among them. */
async function readTotals(db: Database, view: View): Promise<{ all: number; vip: number }> {
  const open = db.$with("open").as(datedLineOf.pooja.selectOnSale(db, {}, view));
  const [totals] = await db
    .with(open)
    .select({
      all: sql<number>`count(*)::int`,
      vip: sql<number>`(count(*) filter (where ${open.isVip}))::int`,
    })
    .from(open);
  return totals ?? { all: 0, vip: 0 };
}

type Counted = { slug: string; name: Text; total: number };

/** The deities with an open puja, and the number of open pujas. */
const readDeities = (db: Database, view: View) =>
  rowsOf<Counted & { image: string; imageAlt: Text }>(
    db,
    sql`
      with open as (${datedLineOf.pooja.selectOnSale(db, {}, view)})
      select ${deities.slug}, ${deities.name}, ${deities.image}, ${deities.imageAlt} as "imageAlt", count(*)::int as total
      from ${deities} inner join open on open.deity_slugs @> array[${deities.slug}]
      group by ${deities.id} order by ${deities.position}`,
  );

/** The purposes with an open puja, and the number of open pujas. */
const readPurposes = (db: Database, view: View) =>
  rowsOf<Counted>(
    db,
    sql`
      with open as (${datedLineOf.pooja.selectOnSale(db, {}, view)})
      select ${purposes.slug}, ${purposes.name}, count(*)::int as total
      from ${purposes} inner join open on open.purpose_slugs @> array[${purposes.slug}]
      group by ${purposes.id} order by ${purposes.position}`,
  );

/** The temples with the most open pujas, and the authorisation level if all their open pujas have the same. */
const readTemples = (db: Database, view: View) =>
  rowsOf<
    Counted & {
      city: Text;
      state: Text;
      image: string;
      imageAlt: Text;
      authorisation: AuthorisationLevel | null;
    }
  >(
    db,
    sql`
      with open as (${datedLineOf.pooja.selectOnSale(db, {}, view)})
      select ${temples.slug}, ${temples.name}, ${temples.city}, ${temples.state}, ${temples.image},
        ${temples.imageAlt} as "imageAlt", count(*)::int as total,
        case when count(distinct ${series.authorisation}->>'level') = 1
          then min(${series.authorisation}->>'level') end as authorisation
      from open
        inner join ${temples} on ${temples.slug} = open.temple_slug
        inner join ${series} on ${series.slug} = open.series_slug
      group by ${temples.id} order by total desc, ${temples.slug}
      limit ${TEMPLES}`,
  );
