import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Citation } from "../../src/goods/goods-columns.ts";
import { deities } from "../deities/deities.ts";
import { rashis } from "../people/rashis.ts";
import { priests } from "../priests/priests.ts";
import { purposes } from "../purposes/purposes.ts";
import { colors } from "./colors.ts";
import { allGems } from "./gems/all-gems.ts";
import { gem } from "./gems/gem-schema.ts";
import { lagnasToAvoid } from "./gems/planets.ts";
import { settingsOf } from "./gems/settings.ts";
import { species } from "./gems/species.ts";
import { estimateCarats } from "./gems/weight-of-gem.ts";
import { gstOf, gstOfProduct } from "./gst-rates.ts";
import { allProducts } from "./products/all-products.ts";
import { blessedProduct } from "./products/product-schema.ts";
import { useOf } from "./products/use-of-products.ts";

const slugsOf = (rows: readonly { readonly slug: string }[]) => new Set(rows.map(({ slug }) => slug));
const goods = [...allProducts, ...allGems];

/** The values that occur more than once. */
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

/** The places where rows break their schema. */
const faultsOf = (schema: v.GenericSchema, rows: readonly { readonly slug: string }[]) =>
  rows.flatMap((row) => {
    const { issues = [] } = v.safeParse(schema, row);
    return issues.map((issue) => `${row.slug} ${v.getDotPath(issue)}: ${issue.message}`);
  });

describe("the goods of the sample shop", () => {
  test("are not called untreated where their text names a treatment, as of bleached pearls", () => {
    const untreated = allGems.filter(({ treatment }) => treatment.kind === "none");
    expect(untreated.filter(({ treatment }) => / bleached|heated|hold/.test(treatment.text.en))).toEqual([]);
    const pearls = allGems.filter(({ slug }) => slug.includes("pearl"));
    const treated = (isGolden: boolean) =>
      new Set(
        pearls
          .filter(({ color }) => (color.en === "light golden") === isGolden)
          .map(({ treatment }) => treatment.kind),
      );
    // Bleach whitens: it would take the colour of a golden pearl.
    expect([treated(false), treated(true)]).toEqual([new Set(["bleached"]), new Set(["none"])]);
  });

  test("name the texts of their own species or kind", () => {
    const isNamed = (sources: readonly Citation[], name: RegExp) =>
      sources.some((source) => name.test(typeof source === "string" ? source : source.en));
    const nine = [
      ...["ruby", "pearl", "red-coral", "emerald", "yellow-sapphire"],
      ...["diamond", "blue-sapphire", "hessonite", "cats-eye"],
    ];
    for (const { species: kind, sources } of allGems) {
      const found = [kind, isNamed(sources, /Webster/), isNamed(sources, /Jataka Parijata/)];
      expect(found).toEqual([kind, true, nine.includes(kind)]);
    }
    const own = (kind: string) => allGems.find((each) => each.species === kind)?.sources ?? [];
    expect(isNamed(own("pearl"), /Pearl Book/)).toBe(true);
    expect(isNamed(own("ruby"), /Pearl|Coral|Diamond/)).toBe(false);
    for (const { form, sources } of allProducts) {
      const isRudraksha = form.kind === "rudraksha" || ("bead" in form && form.bead === "rudraksha");
      if (isRudraksha) expect(isNamed(sources, /Vidyeshvara Samhita, chapter 25/)).toBe(true);
      if (form.kind === "yantra") expect(isNamed(sources, /on yantras/)).toBe(true);
      if ("bead" in form && form.bead === "tulsi") expect(isNamed(sources, /tulsi/)).toBe(true);
    }
  });

  test("cite the old texts in Hindi by their Hindi names", () => {
    const cited = goods.flatMap(({ sources }) => sources).filter((source) => typeof source !== "string");
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ hi }) => /[a-z]/i.test(hi))).toEqual([]);
  });

  test("are at least 40 products of five kinds and 60 gems of 14 species", () => {
    expect(allProducts.length).toBeGreaterThanOrEqual(40);
    expect(new Set(allProducts.map(({ category }) => category)).size).toBe(5);
    expect(allGems.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allGems.map((each) => each.species)).size).toBe(14);
  });

  test("fit their schemas", () => {
    expect(faultsOf(blessedProduct, allProducts)).toEqual([]);
    expect(faultsOf(gem, allGems)).toEqual([]);
  });

  test("have unique slugs, SKUs, titles, pictures and report numbers", () => {
    for (const key of [
      (each) => each.slug,
      (each) => each.sku,
      (each) => each.title.en,
      (each) => each.title.hi,
      (each) => each.image.name,
    ] satisfies ((each: (typeof goods)[number]) => string)[]) {
      expect(repeated(goods.map(key))).toEqual([]);
    }
    expect(repeated(goods.flatMap(({ certificate }) => certificate?.number ?? []))).toEqual([]);
  });

  test("name purposes, deities, priests, rashis and colours that exist", () => {
    const known = { purposes: slugsOf(purposes), deities: slugsOf(deities), priests: slugsOf(priests) };
    expect(goods.flatMap((each) => each.purposes).filter((slug) => !known.purposes.has(slug))).toEqual([]);
    expect(allProducts.flatMap((each) => each.deities).filter((slug) => !known.deities.has(slug))).toEqual(
      [],
    );
    expect(allProducts.filter(({ energisation }) => !known.priests.has(energisation.by))).toEqual([]);
    const rashiSlugs = slugsOf(rashis);
    expect(
      allGems
        .flatMap((each) => [...each.rashis, ...each.avoidForLagnas])
        .filter((slug) => !rashiSlugs.has(slug)),
    ).toEqual([]);
    const sold = allProducts.flatMap(({ stock }) => Object.keys(stock));
    expect(sold.filter((color) => color !== "only" && !Object.hasOwn(colors, color))).toEqual([]);
  });
});

describe("products", () => {
  test("that are not energised in a name promise nothing of it", () => {
    const unnamed = allProducts.filter(({ energisation }) => !energisation.inYourName);
    expect(new Set(unnamed.map(({ category }) => category))).toEqual(new Set(["bracelet"]));
    for (const { form, returnRule } of unnamed) {
      expect(JSON.stringify([returnRule, useOf[form.kind]])).not.toMatch(/in your name|a name you|नाम से/);
    }
  });

  test("cost at most their maximum retail price", () => {
    expect(allProducts.filter(({ price, mrp }) => price.inr > mrp.inr)).toEqual([]);
  });

  test("include a rudraksha of each mukhi from 1 to 14", () => {
    const mukhis = allProducts.flatMap(({ form }) => (form.kind === "rudraksha" ? [form.mukhi] : []));
    expect(mukhis).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  });

  test("have the category of their form, and some come in several colours", () => {
    expect(allProducts.filter(({ category, form }) => category !== form.kind)).toEqual([]);
    expect(allProducts.filter(({ stock }) => Object.keys(stock).length > 1).length).toBeGreaterThan(10);
  });
});

describe("gems", () => {
  test("weigh what their size, cut and specific gravity give, to 5 %", () => {
    const off = allGems.map((each) => ({
      slug: each.slug,
      share: each.carat / estimateCarats(each.cut, each.size, each.gravity),
    }));
    expect(off.filter(({ share }) => Math.abs(share - 1) > 0.05)).toEqual([]);
  });

  test.each([
    // Gemological Institute of America, Gem Encyclopedia and gem property charts: gravity, refraction and hardness.
    ["ruby", [3.97, 4.05], [1.762, 1.77], [9, 9]],
    ["pearl", [2.6, 2.85], [1.53, 1.685], [2.5, 4.5]],
    ["red-coral", [2.6, 2.7], [1.486, 1.658], [3, 4]],
    ["emerald", [2.67, 2.78], [1.565, 1.602], [7.5, 8]],
    ["yellow-sapphire", [3.95, 4.05], [1.762, 1.77], [9, 9]],
    ["diamond", [3.51, 3.53], [2.417, 2.42], [10, 10]],
    ["blue-sapphire", [3.95, 4.05], [1.762, 1.77], [9, 9]],
    ["hessonite", [3.57, 3.73], [1.73, 1.76], [7, 7.5]],
    ["cats-eye", [3.7, 3.78], [1.74, 1.77], [8.5, 8.5]],
    ["opal", [1.98, 2.25], [1.37, 1.52], [5, 6.5]],
    ["moonstone", [2.55, 2.61], [1.518, 1.53], [6, 6.5]],
    ["amethyst", [2.63, 2.68], [1.544, 1.553], [7, 7]],
    ["citrine", [2.63, 2.68], [1.544, 1.553], [7, 7]],
    ["peridot", [3.27, 3.48], [1.65, 1.69], [6.5, 7]],
  ] as const)(
    "of %s have the gravity, refraction and hardness of its mineral",
    (key, ofGravity, ofRefraction, ofHardness) => {
      const { gravity, refraction, hardness } = species[key];
      const isWithin = (value: number, [least, most]: readonly [number, number]) =>
        least <= value && value <= most;
      expect([gravity, isWithin(gravity, ofGravity)]).toEqual([gravity, true]);
      expect([refraction, isWithin(refraction, ofRefraction)]).toEqual([refraction, true]);
      expect([hardness, isWithin(hardness, ofHardness)]).toEqual([hardness, true]);
    },
  );

  test("of porous Ethiopian opal are lighter than those of Australia and refract less, as Gems & Gemology measured them", () => {
    const opals = allGems.filter((each) => each.species === "opal");
    const gravityOf = (country: string) =>
      new Set(opals.filter(({ origin }) => origin.country === country).map(({ gravity }) => gravity));
    expect(gravityOf("AU")).toEqual(new Set([2.1]));
    for (const gravity of gravityOf("ET")) {
      expect(gravity).toBeGreaterThanOrEqual(1.74);
      expect(gravity).toBeLessThanOrEqual(1.89);
    }
    const ethiopian = opals.filter(({ origin }) => origin.country === "ET");
    for (const { optics } of ethiopian) {
      expect(optics.refraction).toBeGreaterThanOrEqual(1.36);
      expect(optics.refraction).toBeLessThanOrEqual(1.43);
    }
    expect(
      ethiopian.every(({ sources }) => sources.some((source) => String(source).includes("Wegel Tena"))),
    ).toBe(true);
  });

  test("state grams and ratti that agree with the carats", () => {
    for (const { carat, ratti, rattiInCarats, grams } of allGems) {
      expect(Math.abs(grams - carat / 5)).toBeLessThan(0.001);
      expect(Math.abs(ratti * rattiInCarats - carat)).toBeLessThan(0.01);
    }
  });

  test("are measured length first, and are all different", () => {
    expect(allGems.filter(({ size: [length, width] }) => width > length)).toEqual([]);
    expect(repeated(allGems.map(({ size, carat }) => `${size} ${carat}`))).toEqual([]);
  });

  test("of the species that stand in for another name one of the nine of the same planet", () => {
    for (const { substituteOf, planet } of Object.values(species)) {
      if (substituteOf) expect(species[substituteOf]).toMatchObject({ planet, substituteOf: null });
    }
  });

  test("are advised against for the lagnas whose house 6, 8 or 12 their planet owns without a trikona", () => {
    // The Sun owns the twelfth of Kanya, the eighth of Makara and the sixth of Meena.
    expect(lagnasToAvoid("sun")).toEqual(["kanya", "makara", "meena"]);
    // Saturn owns the eighth of Mithuna too, but with it the ninth.
    expect(lagnasToAvoid("saturn")).toEqual(["karka", "simha", "meena"]);
    expect(lagnasToAvoid("rahu")).toEqual([]);
  });

  test("hold what stones of their species hold", () => {
    // R. Webster, Gems; E. Gübelin and J. Koivula, Photoatlas of Inclusions in Gemstones.
    const corundum = ["silk", "fingerprints"];
    const quartz = ["needles"];
    const typical: Record<string, readonly string[]> = {
      ...{ ruby: corundum, "blue-sapphire": corundum, "yellow-sapphire": corundum },
      ...{ emerald: ["garden"], hessonite: ["treacle"], "cats-eye": ["silk"], diamond: ["crystals"] },
      ...{ pearl: ["pits"], "red-coral": ["pits"], opal: ["potch"], moonstone: ["centipedes"] },
      ...{ peridot: ["discs"], amethyst: quartz, citrine: quartz },
    };
    const untypical = allGems.filter(
      ({ species, optics: { inclusions } }) =>
        inclusions !== "none" && !typical[species]?.includes(inclusions),
    );
    expect(untypical.map(({ slug }) => slug)).toEqual([]);
    // Corundum is heated to improve its colour, and the heat dissolves its needles of rutile.
    const heated = allGems.filter(({ treatment }) => treatment.kind === "heated");
    expect(heated.filter(({ optics }) => optics.inclusions === "silk").map(({ slug }) => slug)).toEqual([]);
  });

  test("whose star is certified are cabochons of corundum", () => {
    const stars = allGems.filter(({ optics }) => optics.starRays > 0);
    expect(stars.length).toBeGreaterThan(0);
    expect(stars.filter(({ cut, gravity }) => cut !== "cabochon" || gravity !== 4)).toEqual([]);
  });
});

describe("the tax of goods", () => {
  test("is by the heading of the customs tariff that each stone has in each setting", () => {
    const taxed = (hsn: string) =>
      Object.fromEntries(
        settingsOf(hsn).map((setting) => [setting.metal ?? "loose", [setting.hsn, setting.gstPct]]),
      );
    const precious = { silver: ["711311", 3], "gold-18k": ["711319", 3] };
    // Chapter 71, note 11: what holds a pearl or a precious stone is no imitation jewellery. A coral is neither.
    expect(taxed("710391")).toEqual({ loose: ["710391", 0.25], ...precious, panchdhatu: ["711620", 3] });
    expect(taxed("710239")).toEqual({ loose: ["710239", 1.5], ...precious, panchdhatu: ["711620", 3] });
    expect(taxed("710122")).toEqual({ loose: ["710122", 3], ...precious, panchdhatu: ["711610", 3] });
    expect(taxed("960190")).toEqual({ loose: ["960190", 5], ...precious, panchdhatu: ["711719", 3] });
  });

  test("of malas is nil for rudraksha and tulsi, which the exemption names, and that of their heading for the others", () => {
    const taxed = Object.fromEntries(
      allProducts.flatMap((product) =>
        product.form.kind === "mala" ? [[product.form.bead, [product.hsn, gstOfProduct(product)]]] : [],
      ),
    );
    expect(taxed).toMatchObject({
      rudraksha: ["140490", 0],
      tulsi: ["442199", 0],
      sandalwood: ["442199", 5],
      "red-sandalwood": ["442199", 5],
      "lotus-seed": ["960200", 18],
      turmeric: ["091030", 5],
      vaijayanti: ["960200", 18],
    });
    const [tulsiBracelet] = allProducts.filter(
      ({ form }) => form.kind === "bracelet" && form.bead === "tulsi",
    );
    expect(tulsiBracelet && gstOfProduct(tulsiBracelet)).toBe(5);
  });

  test("of a kit is that of its part with the highest rate", () => {
    const kits = allProducts.filter(({ form }) => form.kind === "kit");
    expect(kits.map(gstOfProduct)).toEqual(kits.map(() => 18));
  });

  test("is known for every heading that is sold, and for no other", () => {
    expect(() => [...allProducts.map(gstOfProduct), ...allGems.map(({ hsn }) => gstOf(hsn))]).not.toThrow();
    expect(() => gstOf("999999")).toThrow("9999");
  });
});
