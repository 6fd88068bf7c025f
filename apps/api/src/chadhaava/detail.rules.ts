import type { Chadhaava, ChadhaavaCard, Offering } from "@aradhana/core/contract";
import { seriesView } from "../catalogue/detail-view.ts";
import type { View } from "../http/view.ts";
import { priceIn } from "../money/prices.ts";
import { inLanguage } from "../text/text.ts";
import type { Around, FoundChadhaava } from "./detail.queries.ts";
import type { offerings } from "./offerings.table.ts";

/** The whole page of a chadhaava from what was read for it. */
export function toChadhaava(
  { chadhaava, series, templeAbout }: FoundChadhaava,
  { offeringRows, dates }: Around,
  { card, related }: { card: ChadhaavaCard; related: ChadhaavaCard[] },
  view: View,
): Chadhaava {
  const say = inLanguage(view.language);
  const nameOf = (slug: string) => offeringRows.find((row) => row.slug === slug)?.name;
  return {
    ...card,
    ...seriesView(series, view),
    subtitle: say(series.subtitle),
    offerings: offeringRows.filter(({ holds }) => holds === null).map((row) => toOffering(row, view)),
    combos: offeringRows.flatMap((row) =>
      row.holds === null
        ? []
        : [
            {
              ...toOffering(row, view),
              holds: row.holds.flatMap(({ slug, qty }) => {
                const name = nameOf(slug);
                return name ? [{ name: say(name), qty }] : [];
              }),
            },
          ],
    ),
    name_limit: series.nameLimit,
    sankalp_cutoff_at: chadhaava.sankalpCutoffAt.toISOString(),
    temple_about: say(templeAbout),
    dates: dates.map(({ id, startAt }) => ({ id, start_at: startAt.toISOString() })),
    related,
  };
}

function toOffering(row: typeof offerings.$inferSelect, { language, currency }: View): Offering {
  const say = inLanguage(language);
  return {
    id: row.id,
    slug: row.slug,
    name: say(row.name),
    what_is_offered: say(row.whatIsOffered),
    image: { name: row.image.name, alt: say(row.image.alt) },
    unit: say(row.unit),
    price: priceIn(row.prices, currency),
    step: row.step,
    min_qty: row.minQty,
    max_qty: row.maxQty,
  };
}
