import type { Database } from "../../src/db/database.ts";
import { gems } from "../../src/goods/gems.table.ts";
import type { Certificate } from "../../src/goods/goods-columns.ts";
import { keyOf } from "../../src/goods/key-of.ts";
import { products, productVariants } from "../../src/goods/products.table.ts";
import { sampleReportPath } from "../../src/goods/report/sample-report-path.ts";
import { goodsTerms } from "../../src/goods/terms.table.ts";
import { stableId } from "../../src/ids/new-id.ts";

import { type ColorSlug, colors } from "../goods/colors.ts";
import { allGems } from "../goods/gems/all-gems.ts";
import type { Gem } from "../goods/gems/gem-schema.ts";
import { settingsOf } from "../goods/gems/settings.ts";
import { species } from "../goods/gems/species.ts";
import { gstOf, gstOfProduct } from "../goods/gst-rates.ts";
import { allProducts } from "../goods/products/all-products.ts";
import { pictureInColor } from "../goods/products/picture-in-color.ts";
import type { BlessedProduct } from "../goods/products/product-schema.ts";
import { useOf } from "../goods/products/use-of-products.ts";
import { toReturnTerms } from "../goods/return-rules.ts";
import { price } from "../price.ts";
import { priests } from "../priests/priests.ts";
import type { Text } from "../text.ts";
import { dimensionsOf, holdsSeeds, materialOf, termRows } from "./goods-terms.ts";
import { goodsSearchColumns } from "./search-columns.ts";

/** Inserts the sample products and gems with the names of their filters. */
export async function fillGoods(db: Database): Promise<void> {
  await db.insert(goodsTerms).values(termRows());
  const ordered = mixedByCategory(allProducts);
  await db.insert(products).values(ordered.map((seed, i) => toProductRow(seed, ordered.length - i)));
  await db.insert(productVariants).values(allProducts.flatMap(toVariantRows));
  await db.insert(gems).values(allGems.map(toGemRow));
}

/** What any gem is called. */
const gemWords: Text = { en: "gemstone, gem, stone, ratna", hi: "रत्न" };

const priestName = (slug: string): Text => {
  const found = priests.find((each) => each.slug === slug);
  if (!found) throw new Error(`no priest "${slug}"`);
  return found.name;
};

/** The laboratories are fictional: the API draws their reports, marked as samples. */
const withSampleScan = (report: NonNullable<BlessedProduct["certificate"]>, slug: string): Certificate => ({
  ...report,
  scan: { url: sampleReportPath(stableId("pd", slug)), isSample: true },
});

/** Kartik Purnima of 2026, on which the first pieces of the sample shop were energised. */
const ENERGISED_ON = "2026-11-24";

/** The first of each category, then the second of each: a page of the list shows every kind. */
function mixedByCategory(all: readonly BlessedProduct[]): BlessedProduct[] {
  const categories = [...Map.groupBy(all, ({ category }) => category).values()];
  const longest = Math.max(...categories.map((products) => products.length));
  return Array.from({ length: longest }, (_, rank) =>
    categories.flatMap((products) => products.slice(rank, rank + 1)),
  ).flat();
}

function toProductRow(seed: BlessedProduct, popularity: number): typeof products.$inferInsert {
  const { form, energisation } = seed;
  return {
    id: stableId("pd", seed.slug),
    ...{ slug: seed.slug, sku: seed.sku, title: seed.title, image: seed.image, prices: seed.price },
    ...{ purposeSlugs: seed.purposes, deitySlugs: seed.deities, hsn: seed.hsn, gstPct: gstOfProduct(seed) },
    ...{ originCountry: seed.origin, returns: toReturnTerms(seed.returnRule), popularity },
    energising: {
      ritual: energisation.ritual,
      priest: priestName(energisation.by),
      fee: energisation.inYourName,
      on: ENERGISED_ON,
    },
    ...{ category: seed.category, material: materialOf(form).value, mrp: seed.mrp },
    ...{ mukhi: form.kind === "rudraksha" ? form.mukhi : null, weightGrams: seed.weightGrams },
    facts: {
      ...{ about: seed.about, material: seed.material, dimensions: dimensionsOf(form) },
      ...(holdsSeeds(form) && { plantPart: "seed" as const }),
      ...{ netQuantity: seed.netQuantity, maker: seed.maker, care: seed.care },
      certificate: seed.certificate && withSampleScan(seed.certificate, seed.slug),
      howToUse: [...useOf[form.kind].howToUse],
      faqs: [...useOf[form.kind].faqs],
      sources: seed.sources,
    },
    ...goodsSearchColumns(seed, [materialOf(form).label, seed.material]),
  };
}

const toVariantRows = ({
  slug,
  sku,
  stock,
  image,
}: BlessedProduct): (typeof productVariants.$inferInsert)[] =>
  Object.entries(stock).map(([color, count], position) => ({
    id: stableId("pv", slug, color),
    productId: stableId("pd", slug),
    ...(color === "only" ? { sku, color: null } : { sku: `${sku}-${color.toUpperCase()}`, color }),
    ...{ position, stock: count },
    ...(position > 0 && {
      image: {
        name: pictureInColor(image.name, color),
        alt: {
          en: `${image.alt.en}, ${colors[color as ColorSlug].name.en}`,
          hi: `${image.alt.hi}, ${colors[color as ColorSlug].name.hi}`,
        },
      },
    }),
  }));

/** With the name of its planet: "mangal dosh" finds the stones of Mangal. */
const planetNeed: Text = { en: "dosh", hi: "दोष" };

const speciesKeys = Object.keys(species);

/** The fee for energising a gem in the buyer's name, and what is done. */
const gemEnergising = {
  ritual: {
    en: "Washed with milk and Ganga water and offered before the navagraha while the mantra of its planet is recited 108 times.",
    hi: "दूध और गंगाजल से धोकर नवग्रह के सामने रखा जाता है और ग्रह मंत्र का 108 बार जप होता है।",
  },
  priest: priestName("devdatt-sharma"),
  fee: price(501, 11, 10),
};

function toGemRow(seed: Gem): typeof gems.$inferInsert {
  return {
    id: stableId("pd", seed.slug),
    ...{ slug: seed.slug, sku: seed.sku, title: seed.title, image: seed.image, prices: seed.price },
    ...{ purposeSlugs: seed.purposes, hsn: seed.hsn, gstPct: gstOf(seed.hsn), energising: gemEnergising },
    ...{ originCountry: seed.origin.country, returns: toReturnTerms(seed.returnRule) },
    // The first of each species come first, so that the list does not begin with one species alone.
    popularity: 1_000 - Number(seed.slug.slice(-2)) * 20 - speciesKeys.indexOf(seed.species),
    ...{ stone: seed.species, planet: seed.planet.key, rashiSlugs: seed.rashis, carat: seed.carat },
    ...{ ratti: seed.ratti, rattiInCarats: seed.rattiInCarats, grams: seed.grams, shape: seed.cut },
    ...{
      color: keyOf(seed.color),
      colorFamily: seed.colorFamily,
      origin: keyOf(seed.origin.name),
      treatment: seed.treatment.kind,
    },
    lab: keyOf(seed.certificate.lab),
    settings: settingsOf(seed.hsn),
    facts: {
      ...{ mineral: seed.mineral, sizeMm: seed.size, clarity: seed.clarity, inclusions: seed.inclusions },
      ...{ specificGravity: seed.gravity, refraction: seed.optics.refraction },
      ...{ treatment: seed.treatment.text, substituteOf: seed.substituteOf },
      certificate: withSampleScan(seed.certificate, seed.slug),
      ...{ tradition: seed.tradition, wearing: seed.wearing, avoidForLagnas: seed.avoidForLagnas },
      ...{ cautions: seed.doNotWear, care: seed.care, sources: seed.sources },
    },
    taken: 1 - seed.stock,
    ...goodsSearchColumns(seed, [
      ...[gemWords, seed.planet.name, planetNeed, seed.mineral, seed.color, seed.origin.name],
    ]),
  };
}
