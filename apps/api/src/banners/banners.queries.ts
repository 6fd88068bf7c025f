import type { Banner, OrderType } from "@aradhana/core/contract";
import { and, asc, gt, isNull, lte, or } from "drizzle-orm";
import type { ListingLine } from "../catalogue/listing-line.ts";
import type { Database } from "../db/database.ts";
import type { View } from "../http/view.ts";
import { chadhaavaLine } from "../lines/chadhaava/catalogue.ts";
import { pujaLine } from "../lines/pooja/catalogue.ts";
import { inLanguage } from "../text/text.ts";
import { type Asker, isFor } from "./banners.rules.ts";
import { banners } from "./banners.table.ts";

const SHOWN = 5;

const lines = { pooja: pujaLine, chadhaava: chadhaavaLine } as const satisfies Record<OrderType, ListingLine>;

/** The banners for whoever asks, in their order. One whose target cannot be booked now is left out. */
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
  const slugsOf = (type: OrderType) =>
    theirs.flatMap(({ target }) => (target.type === type ? [target.seriesSlug] : []));
  const [pooja, chadhaava] = await Promise.all([
    readSoonest(db, lines.pooja, slugsOf("pooja"), view),
    readSoonest(db, lines.chadhaava, slugsOf("chadhaava"), view),
  ]);
  const soonest = { pooja, chadhaava };
  return theirs
    .flatMap(({ id, key, title, text, action, image, target }) => {
      const { type, seriesSlug: slug } = target;
      const targetId = soonest[type].get(slug);
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
