import type { Gem, GemCard, GemSetting } from "@aradhana/core/goods";
import { shippingTermsOf } from "../../delivery/delivery.rules.ts";
import type { Setting } from "../../goods/gems.table.ts";
import {
  certificateView,
  citationIn,
  energisingView,
  labelView,
  returnsView,
  taxView,
} from "../../goods/goods-view.ts";
import type { Terms } from "../../goods/terms.queries.ts";
import type { View } from "../../http/view.ts";
import { priceIn } from "../../money/prices.ts";
import type { Shop } from "../../shop/shop.ts";
import { inLanguage } from "../../text/text.ts";
import type { GemRow } from "./gems.queries.ts";
import { ringSizes } from "./ring-sizes.rules.ts";

type Kind = Parameters<Terms["label"]>[0];

const labelling =
  (terms: Terms, { language }: View) =>
  (kind: Kind, value: string) => ({ value, label: terms.label(kind, value, language) });

/** A gem in a list. */
export function gemCardView(row: GemRow, terms: Terms, view: View): GemCard {
  const { language, currency } = view;
  const label = labelling(terms, view);
  return {
    ...{ id: row.id, slug: row.slug, title: row.title[language] },
    image: { name: row.image.name, alt: row.image.alt[language] },
    stone: label("stone", row.stone),
    ...{ carat: row.carat, ratti: row.ratti, grams: row.grams },
    shape: label("shape", row.shape),
    color: label("gem_color", row.color),
    origin: label("origin", row.origin),
    treatment: { value: row.treatment, label: terms.label("treatment", row.treatment, language) },
    lab: label("lab", row.lab),
    price: priceIn(row.prices, currency),
    price_per_carat: { amount: Math.round(row.prices[currency] / row.carat), currency },
    stock: row.taken === 0 ? 1 : 0,
  };
}

const settingView = (setting: Setting, terms: Terms, view: View): GemSetting => ({
  form: setting.form,
  metal: setting.metal === null ? null : labelling(terms, view)("metal", setting.metal),
  making_charge: priceIn(setting.makingCharge, view.currency),
  lead_days: setting.leadDays,
  returns: returnsView(setting.returns, view.language),
});

/** One piece, by weight. */
const netQuantity = (grams: number) => ({ en: `1 piece, ${grams} g`, hi: `1 नग, ${grams} ग्राम` });

interface GemParts {
  terms: Terms;
  /** Who sells it. */
  shop: Shop;
}

/** The page of a gem. */
export function gemView(
  row: GemRow,
  similar: readonly GemRow[],
  { terms, shop }: GemParts,
  view: View,
): Omit<Gem, "reviews"> {
  const localise = inLanguage(view.language);
  const label = labelling(terms, view);
  const { facts } = row;
  const card = gemCardView(row, terms, view);
  return {
    ...card,
    gallery: [card.image],
    sku: row.sku,
    ratti_in_carats: row.rattiInCarats,
    mineral: localise(facts.mineral),
    size_mm: facts.sizeMm,
    clarity: localise(facts.clarity),
    inclusions: localise(facts.inclusions),
    specific_gravity: facts.specificGravity,
    refraction: facts.refraction,
    treatment_text: localise(facts.treatment),
    certificate: certificateView(facts.certificate, view.language),
    planet: label("planet", row.planet),
    substitute_of: facts.substituteOf === null ? null : label("stone", facts.substituteOf),
    rashis: row.rashiSlugs.map((slug) => label("rashi", slug)),
    purposes: row.purposeSlugs.map((slug) => ({ slug, name: label("purpose", slug).label })),
    tradition: localise(facts.tradition),
    wearing: {
      finger: localise(facts.wearing.finger),
      metal: localise(facts.wearing.metal),
      day: localise(facts.wearing.day),
      ...(facts.wearing.mantra && { mantra: localise(facts.wearing.mantra) }),
    },
    avoid_for: facts.avoidForLagnas.map((slug) => label("rashi", slug)),
    cautions: facts.cautions.map(localise),
    care: localise(facts.care),
    sources: facts.sources.map((source) => citationIn(source, view.language)),
    settings: row.settings.map((setting) => settingView(setting, terms, view)),
    ring_sizes: row.settings.some(({ form }) => form === "ring") ? [...ringSizes] : [],
    energisation: energisingView(row.energising, view),
    label: labelView({ ...row, netQuantity: netQuantity(row.grams), mrp: {}, maker: null }, view, shop),
    tax: taxView(row.prices, row.gstPct, view),
    shipping: shippingTermsOf({ ...view, value: row.prices[view.currency], insured: true }),
    similar: similar.map((each) => gemCardView(each, terms, view)),
  };
}
