import type { Chadhaava, ChadhaavaCard, Offering } from "@aradhana/core/contract";
import { seriesView } from "../../catalogue/detail-view.ts";
import type { DetailParts } from "../../catalogue/read-detail.ts";
import type { chadhaavas } from "../../chadhaava/chadhaavas.table.ts";
import type { offerings } from "../../chadhaava/offerings.table.ts";
import type { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { View } from "../../http/view.ts";
import { priceIn } from "../../money/prices.ts";
import { inLanguage } from "../../text/text.ts";
import { frequenciesOf } from "./repeat-chadhaava.queries.ts";

type ChadhaavaPage = DetailParts<typeof chadhaavas, typeof chadhaavaSeries, ChadhaavaCard>;

/** The detail page of a chadhaava. */
export function toChadhaava(
  { date, series, templeAbout, card, related, dates }: ChadhaavaPage,
  offeringRows: readonly (typeof offerings.$inferSelect)[],
  view: View,
): Chadhaava {
  const localise = inLanguage(view.language);
  const nameOf = (slug: string) => offeringRows.find((row) => row.slug === slug)?.name;
  return {
    ...card,
    ...seriesView(series, view),
    subtitle: localise(series.subtitle),
    offerings: offeringRows.filter(({ holds }) => holds === null).map((row) => toOffering(row, view)),
    combos: offeringRows.flatMap((row) =>
      row.holds === null
        ? []
        : [
            {
              ...toOffering(row, view),
              holds: row.holds.flatMap(({ slug, qty }) => {
                const name = nameOf(slug);
                return name ? [{ name: localise(name), qty }] : [];
              }),
            },
          ],
    ),
    frequencies: frequenciesOf(series.occasion, view.currency),
    name_limit: series.nameLimit,
    sankalp_cutoff_at: date.sankalpCutoffAt.toISOString(),
    temple_about: localise(templeAbout),
    dates: dates.map(({ id, startAt }) => ({ id, start_at: startAt.toISOString() })),
    related,
  };
}

function toOffering(row: typeof offerings.$inferSelect, { language, currency }: View): Offering {
  const localise = inLanguage(language);
  return {
    id: row.id,
    slug: row.slug,
    name: localise(row.name),
    what_is_offered: localise(row.whatIsOffered),
    image: { name: row.image.name, alt: localise(row.image.alt) },
    unit: localise(row.unit),
    price: priceIn(row.prices, currency),
    step: row.step,
    min_qty: row.minQty,
    max_qty: row.maxQty,
  };
}
