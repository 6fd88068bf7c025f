import type { Pooja, PoojaAddon, PoojaCard, PoojaPackage } from "@aradhana/core/contract";
import type { addons } from "../../addons/addons.table.ts";
import type { Prasad } from "../../catalogue/dated-columns.ts";
import { seriesView } from "../../catalogue/detail-view.ts";
import { postageTo } from "../../catalogue/postage.rules.ts";
import type { DetailParts } from "../../catalogue/read-detail.ts";
import type { View } from "../../http/view.ts";
import { priceIn } from "../../money/prices.ts";
import type { packages } from "../../puja-packages/puja-packages.table.ts";
import type { pujas } from "../../pujas/pujas.table.ts";
import type { series as seriesTable } from "../../pujas/series.table.ts";
import { languageName } from "../../text/display-names.ts";
import { inLanguage } from "../../text/text.ts";
import type { PujaParts } from "./detail.queries.ts";

type PujaPage = DetailParts<typeof pujas, typeof seriesTable, PoojaCard>;

/** The detail page of a puja. */
export function toPuja(
  { date, series, templeAbout, card, related, dates }: PujaPage,
  own: PujaParts,
  view: View,
): Pooja {
  const localise = inLanguage(view.language);
  return {
    ...card,
    ...seriesView(series, view),
    subtitle: localise(series.subtitle),
    kind: series.kind,
    inclusions: series.inclusions.map(localise),
    receives: series.receives.map(({ type, etaHours, text }) => ({
      type,
      eta_hours: etaHours,
      text: localise(text),
    })),
    sankalp_cutoff_at: date.sankalpCutoffAt.toISOString(),
    capacity: date.capacity === null ? null : { total: date.capacity, left: date.capacity - date.booked },
    packages: own.packageRows.map((row) => toPackage(row, series.prasad, view)),
    addons: own.addonRows.map((row) => toAddon(row, view)),
    priests: inOrder(series.priestIds, own.priestRows).map(({ name, lineage, languages }) => ({
      name: localise(name),
      lineage: localise(lineage),
      languages: languages.map((code) => languageName(code, view.language)),
    })),
    temple_about: localise(templeAbout),
    reviews: own.reviews,
    dates: dates.map(({ id, startAt }) => ({ id, start_at: startAt.toISOString() })),
    related,
  };
}

/** A package as the API returns it. */
export const toPackage = (
  row: typeof packages.$inferSelect,
  prasad: Prasad | null,
  { language, currency, country }: View,
): PoojaPackage => ({
  id: row.id,
  pooja_id: row.pujaId,
  name: row.name[language],
  devotees: { min: row.devoteesMin, max: row.devoteesMax },
  price: priceIn(row.prices, currency),
  features: row.features.map(inLanguage(language)),
  is_vip: row.isVip,
  is_default: row.isDefault,
  ships_prasad: row.shipsPrasad,
  postage: postageOf(row, prasad, { currency, country }),
  live_call: row.liveCall,
});

function postageOf(
  { shipsPrasad }: Pick<typeof packages.$inferSelect, "shipsPrasad">,
  prasad: Prasad | null,
  { currency, country }: Pick<View, "currency" | "country">,
): PoojaPackage["postage"] {
  const amount = shipsPrasad ? postageTo(country, prasad, currency) : null;
  return amount === null ? null : { amount, currency };
}

const toAddon = (row: typeof addons.$inferSelect, { language, currency }: View): PoojaAddon => ({
  id: row.id,
  kind: row.kind,
  title: row.title[language],
  text: row.text[language],
  unit: row.unit[language],
  price: priceIn(row.prices, currency),
  max_qty: row.maxQty,
  image: row.image,
});

const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
