import type { Banner, RitualType } from "@aradhana/core/contract";
import { and, asc, gt, isNull, lte, or, sql } from "drizzle-orm";
import { readPageOnSale } from "../catalogue/listing.queries.ts";
import type { ListingLine } from "../catalogue/listing-line.ts";
import { builtOnce } from "../db/built-once.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { datedLineOf } from "../lines/dated-lines.ts";
import { inLanguage } from "../text/text.ts";
import { type BannerContext, isFor } from "./banners.rules.ts";
import { banners } from "./banners.table.ts";

const MAX_BANNERS = 5;

/** The banners for this visitor, in display order, without those whose target cannot be booked now. */
export async function readBanners(db: Database, context: BannerContext, view: View): Promise<Banner[]> {
  const localise = inLanguage(view.language);
  const rows = await readShownBanners(db, context, view);
  return rows.map(({ id, key, title, text, action, image, target, targetId }) => ({
    ...{ id, key, title: localise(title), text: localise(text), action: localise(action) },
    image: { name: image.name, alt: localise(image.alt) },
    target: { type: target.type, id: targetId, slug: target.seriesSlug },
  }));
}

const now = sql.placeholder("now");
const currentBanners = builtOnce((db) =>
  db
    .select()
    .from(banners)
    .where(
      and(
        or(isNull(banners.startsAt), lte(banners.startsAt, now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.position), asc(banners.id))
    .prepare(""),
);

/** The first rows for this visitor whose target, of one of these types, can be booked: each with its earliest date. */
export async function readShownBanners(
  db: Database,
  context: BannerContext,
  view: View,
  types: readonly RitualType[] = ["pooja", "chadhaava"],
) {
  const rows = await currentBanners(db).execute({ now: view.now.toISOString() });
  const matching = rows.filter(
    ({ audience, target }) => types.includes(target.type) && isFor(audience, context),
  );
  const byType = Map.groupBy(matching, ({ target }) => target.type);
  const earliestDates = new Map<RitualType, Map<string, string>>(
    await Promise.all(
      [...byType].map(async ([type, bannersOfType]) => {
        const slugs = bannersOfType.map(({ target }) => target.seriesSlug);
        return [type, await readEarliestDates(db, datedLineOf[type], slugs, view)] as const;
      }),
    ),
  );
  return matching
    .flatMap((row) => {
      const targetId = earliestDates.get(row.target.type)?.get(row.target.seriesSlug);
      return targetId ? [{ ...row, targetId }] : [];
    })
    .slice(0, MAX_BANNERS);
}

/** The earliest open date of each series, by slug. */
export async function readEarliestDates(
  db: Database,
  line: ListingLine,
  slugs: readonly string[],
  view: View,
) {
  if (slugs.length === 0) return new Map<string, string>();
  // Each series has one row.
  const page = { sort: "soonest", limit: slugs.length, offset: 0 } as const;
  const rows = await readPageOnSale(db, line, { series: slugs }, view, page);
  return new Map(rows.map(({ seriesSlug, id }) => [seriesSlug, id]));
}
