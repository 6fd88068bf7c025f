import type { Banner, OrderType } from "@aradhana/core/contract";
import { and, asc, gt, isNull, lte, or } from "drizzle-orm";
import type { ListingLine } from "../catalogue/listing-line.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { lines } from "../lines/lines.ts";
import { inLanguage } from "../text/text.ts";
import { type Asker, isFor } from "./banners.rules.ts";
import { banners } from "./banners.table.ts";

const SHOWN = 5;

/** The banners for this visitor, in order. A banner whose target cannot be booked now is left out. */
export async function readBanners(db: Database, asker: Asker, view: View): Promise<Banner[]> {
  const say = inLanguage(view.language);
  const rows = await db
    .select()
    .from(banners)
    .where(
      and(
        or(isNull(banners.startsAt), lte(banners.startsAt, view.now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, view.now)),
      ),
    )
    .orderBy(asc(banners.position));
  const theirs = rows.filter(({ audience }) => isFor(audience, asker));
  const byType = Map.groupBy(theirs, ({ target }) => target.type);
  const soonest = new Map<OrderType, Map<string, string>>(
    await Promise.all(
      [...byType].map(async ([type, its]) => {
        const slugs = its.map(({ target }) => target.seriesSlug);
        return [type, await readSoonest(db, lines[type].catalogue, slugs, view)] as const;
      }),
    ),
  );
  return theirs
    .flatMap(({ id, key, title, text, action, image, target }) => {
      const { type, seriesSlug: slug } = target;
      const targetId = soonest.get(type)?.get(slug);
      const words = { title: say(title), text: say(text), action: say(action) };
      const picture = { name: image.name, alt: say(image.alt) };
      return targetId ? [{ id, key, ...words, image: picture, target: { type, id: targetId, slug } }] : [];
    })
    .slice(0, SHOWN);
}

/** The soonest open date of each series, by its slug. */
async function readSoonest(db: Database, line: ListingLine, slugs: readonly string[], view: View) {
  if (slugs.length === 0) return new Map<string, string>();
  const open = db.$with("open").as(line.selectOnSale(db, { series: slugs }, view));
  const rows = await db.with(open).select({ slug: open.seriesSlug, id: open.id }).from(open);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
