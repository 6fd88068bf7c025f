import { productListing } from "@aradhana/core/contract";
import { gem, gemCard, gemListing, MAX_SAVED_GEMS, product } from "@aradhana/core/goods";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readResponse } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { stableId } from "../ids/new-id.ts";
import { gems } from "./gems.table.ts";
import { productVariants } from "./products.table.ts";

const { db, request } = await createTestApp();

const products = async (query = "") =>
  readResponse(await request(`/noauth-api/v1/abhimantrit_product/getProductListing${query}`), productListing);
const productPage = async (slug: string, query = "") =>
  readResponse(
    await request(
      `/noauth-api/v1/abhimantrit_product/productById?product_id=${stableId("pd", slug)}${query}`,
    ),
    product,
  );
const listGems = async (query = "") =>
  readResponse(await request(`/noauth-api/v1/gemstone/getGemListing${query}`), gemListing);
const gemPage = async (slug: string, query = "") =>
  readResponse(
    await request(`/noauth-api/v1/gemstone/gemById?product_id=${stableId("pd", slug)}${query}`),
    gem,
  );
const optionsOf = (
  facets: readonly { key: string; options: readonly { value: string; count: number }[] }[],
) =>
  Object.fromEntries(
    facets.map(({ key, options }) => [
      key,
      Object.fromEntries(options.map(({ value, count }) => [value, count])),
    ]),
  );

describe("products", () => {
  test("are listed with the counts that each filter would give beside the others", async () => {
    const { results } = await products("?category=mala&limit=48");
    expect(new Set(results.products.map(({ category }) => category))).toEqual(new Set(["mala"]));
    const counts = optionsOf(results.facets);
    expect(counts.category?.mala).toBe(results.products.length);
    expect(counts.category?.yantra).toBeGreaterThan(0);
    expect(counts.mukhi).toEqual({});
    const used = results.products.flatMap(({ colors }) => colors);
    expect(used.every((color) => results.colors[color])).toBe(true);
  });

  test("are found by mukhi, price and words of both languages, in the requested order", async () => {
    const { results: faced } = await products("?mukhi=5");
    expect(faced.products).toMatchObject([{ slug: "rudraksha-5-mukhi", category: "rudraksha" }]);

    const { results: cheap } = await products("?max=50000&sort=price_desc&limit=48");
    const prices = cheap.products.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(prices[0]).toBeLessThanOrEqual(50_000);
    expect(cheap.price_range?.max.amount).toBeGreaterThan(50_000);

    for (const q of ["sphatik mala", "स्फटिक माला"]) {
      const { results } = await products(`?q=${encodeURIComponent(q)}`);
      expect(results.products[0]?.slug).toMatch(/^sphatik-mala/);
    }
    const { results: none } = await products("?q=sphatuk");
    expect([none.products, none.suggestions.length > 0, none.has_similar]).toEqual([[], true, true]);
    const { results: unknown } = await products("?q=xylophone");
    expect([unknown.suggestions.length > 0, unknown.has_similar]).toEqual([true, false]);
  });

  test("have a page with the stock of each colour, and none once they are withdrawn", async () => {
    const { results } = await productPage("tulsi-mala-108", "&lang=hi&country_code=us");
    expect(results).toMatchObject({
      title: "तुलसी माला, 108 मनके",
      price: { amount: 900, currency: "usd" },
      label: { origin: "भारत", gst_pct: 0, mrp: null },
      variants: [
        { color: { value: "yellow", label: "पीला" }, stock: 55 },
        { color: { value: "saffron" }, stock: 30 },
      ],
      stock: 85,
    });
    expect((await productPage("no-such-thing")).code).toBe("product.not_found");
  });

  test("that are sold out stay listed, and can be left out", async () => {
    const id = stableId("pd", "tulsi-mala-108");
    const variants = eq(productVariants.productId, id);
    await db.update(productVariants).set({ taken: productVariants.stock }).where(variants);
    const slugs = async (query: string) => (await products(query)).results.products.map(({ slug }) => slug);
    expect(await slugs("?material=tulsi&limit=48")).toContain("tulsi-mala-108");
    expect(await slugs("?material=tulsi&limit=48&in_stock=true")).not.toContain("tulsi-mala-108");
  });
});

test("the card of a product says in how many days it arrives, unless it is not sent to that country", async () => {
  const card = async (slug: string, query: string) =>
    (await products(`?limit=48${query}`)).results.products.find((each) => each.slug === slug);
  // A day until it is sent, then two days in the own state, at most eleven in the hills and on islands.
  expect((await card("rudraksha-5-mukhi", "&mukhi=5"))?.arrives_in).toEqual({ from: 3, to: 12 });
  expect((await card("rudraksha-5-mukhi", "&mukhi=5&country_code=us"))?.arrives_in).toEqual({
    from: 10,
    to: 19,
  });
  const inAustralia = await card("rudraksha-5-mukhi", "&mukhi=5&country_code=au");
  expect([inAustralia?.slug, inAustralia?.arrives_in]).toEqual(["rudraksha-5-mukhi", undefined]);
});

describe("gems", () => {
  test("are listed by stone, planet, rashi, weight, treatment and laboratory", async () => {
    const { results } = await listGems("?planet=sun&min_carat=1.5&max_carat=2&sort=carat");
    const weights = results.gems.map(({ carat }) => carat);
    expect(weights.length).toBeGreaterThan(0);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(weights.every((carat) => carat >= 1.5 && carat <= 2)).toBe(true);
    expect(Object.keys(optionsOf(results.facets).planet ?? {})).toContain("jupiter");
    expect(results.ranges.carat?.min).toBeLessThan(1.5);

    for (const { key, options } of (await listGems()).results.facets) {
      const [option] = options;
      if (!option) throw new Error(`no value of ${key}`);
      const { results: filtered } = await listGems(`?${key}=${option.value}&limit=48`);
      expect([key, filtered.gems.length]).toEqual([key, Math.min(option.count, 48)]);
    }
  });

  test("keep the name of a chosen value that no price fits", async () => {
    const { results } = await listGems("?stone=ruby&max=100");
    expect(results.gems).toEqual([]);
    const { options } = results.facets.find(({ key }) => key === "stone") ?? { options: [] };
    expect(options).toContainEqual({ value: "ruby", label: "Ruby (Manik)", count: 0 });
  });

  test("weigh the same in carats, ratti and grams", async () => {
    const { gems: cards, ratti_in_carats: factor } = (await listGems("?limit=48")).results;
    for (const { carat, ratti, grams } of cards) {
      expect(Math.abs(ratti * factor - carat)).toBeLessThan(0.01);
      expect(Math.abs(grams - carat / 5)).toBeLessThan(0.001);
    }
  });

  test("are found by a common colour, and say their exact one", async () => {
    const { facets } = (await listGems()).results;
    const colors = facets.find(({ key }) => key === "color")?.options ?? [];
    expect(colors.map(({ label }) => label)).toEqual([
      ...[
        "Red",
        "Orange",
        "Yellow",
        "Green",
        "Blue",
        "Violet",
        "Brown",
        "White",
        "Colourless",
        "Many colours",
      ],
    ]);
    for (const { value, count } of colors) {
      const found = (await listGems(`?color=${value}&limit=48`)).results;
      expect([value, found.gems.length]).toEqual([value, count]);
    }
    const red = (await listGems("?color=red&stone=ruby")).results.gems.map(({ color }) => color.label);
    expect(red).toEqual(expect.arrayContaining(["vivid red", "purplish red"]));
  });

  test("say on their page what was done to them, how they can be set and who should not wear them", async () => {
    const { results } = await gemPage("ruby-01");
    expect(results).toMatchObject({
      planet: { value: "sun", label: "Sun (Surya)" },
      treatment: { value: "none", label: "Untreated" },
      avoid_for: [{ value: "kanya" }, { value: "makara" }, { value: "meena" }],
      label: { hsn: "710391", gst_pct: 0.25, mrp: null },
      stock: 1,
    });
    expect(results.settings[0]).toMatchObject({ form: "loose", metal: null, making_charge: { amount: 0 } });
    expect(results.settings.find(({ form }) => form === "ring")?.returns.terms).toContain("shop credit");
    expect(results.ring_sizes[0]).toEqual({ size: 6, inner_mm: 14.64 });
    expect(results.similar.length).toBeGreaterThan(1);
    expect(results.similar.map(({ id }) => id)).not.toContain(results.id);
  });

  test("of each treatment say in plain words what was done, in both languages", async () => {
    const { options: treatments } = (await listGems()).results.facets.find(
      ({ key }) => key === "treatment",
    ) ?? { options: [] };
    expect(treatments.length).toBeGreaterThan(2);
    for (const { value } of treatments) {
      const [card] = (await listGems(`?treatment=${value}`)).results.gems;
      for (const [lang, script] of [
        ["en", /^[A-Z][^{}]{19,}\.$/],
        ["hi", /^\p{Script=Devanagari}[^{}]{19,}।$/u],
      ] as const) {
        const page = await gemPage(card?.slug ?? "", `&lang=${lang}`);
        expect([value, page.results.treatment_text]).toEqual([value, expect.stringMatching(script)]);
      }
    }
  });

  test("show those within ten percent of their weight and price first, of the same stone", async () => {
    const own = { slug: "pearl-01", carat: 5 };
    await db
      .update(gems)
      .set({ carat: own.carat, prices: { inr: 1_000_000, usd: 15_000, eur: 14_000 } })
      .where(eq(gems.slug, own.slug));
    const set = (slug: string, carat: number, inr: number) =>
      db
        .update(gems)
        .set({ carat, prices: { inr, usd: 15_000, eur: 14_000 } })
        .where(eq(gems.slug, slug));
    // Nearer in weight, but a tenth dearer and more.
    await set("pearl-02", 5, 1_100_001);
    await set("pearl-03", 5.5, 900_000);
    const { results } = await gemPage(own.slug);
    const pearls = results.similar.filter(({ stone }) => stone.value === "pearl").map(({ slug }) => slug);
    expect(pearls.indexOf("pearl-03")).toBe(0);
    expect(pearls).toContain("pearl-02");
    expect(results.similar.slice(0, pearls.length).map(({ stone }) => stone.value)).toEqual(
      pearls.map(() => "pearl"),
    );
  });

  test("show the nearer in weight and price together first", async () => {
    const [own, near, far] = ["yellow-sapphire-01", "yellow-sapphire-02", "yellow-sapphire-03"];
    const set = (slug: string, carat: number, inr: number) =>
      db
        .update(gems)
        .set({ carat, prices: { inr, usd: 15_000, eur: 14_000 } })
        .where(eq(gems.slug, slug));
    await set(own, 2, 1_000_000);
    // Half as heavy again for half as much again, and of the same weight for ten times as much.
    await set(near, 3, 1_500_000);
    await set(far, 2, 10_000_000);
    const sapphires = (await gemPage(own)).results.similar
      .map(({ slug }) => slug)
      .filter((slug) => slug === near || slug === far);
    expect(sapphires[0]).toBe(near);
  });

  test("that nothing matches suggest the nearest of the stone, by weight and price", async () => {
    const { results } = await listGems("?stone=emerald&min_carat=90&max_carat=95");
    expect(results.gems).toEqual([]);
    const carats = results.suggestions.map(({ carat }) => carat);
    expect(results.suggestions.map(({ stone }) => stone.value)).toEqual(carats.map(() => "emerald"));
    const heaviest = (await listGems("?stone=emerald&sort=carat_desc&limit=4")).results.gems;
    expect(carats).toEqual(heaviest.map(({ carat }) => carat));
    const cheapest = (await listGems("?stone=emerald&sort=price&limit=4")).results.gems;
    const below = await listGems("?stone=emerald&min=0&max=1");
    expect(below.results.suggestions.map(({ price }) => price.amount)).toEqual(
      cheapest.map(({ price }) => price.amount),
    );
  });

  test("that were sold leave the list and keep their page with similar ones", async () => {
    await db.update(gems).set({ taken: 1 }).where(eq(gems.slug, "ruby-02"));
    const { results } = await gemPage("ruby-02");
    expect(results.stock).toBe(0);
    expect(results.similar[0]).toMatchObject({ stone: { value: "ruby" }, stock: 1 });
    const listed = (await listGems("?stone=ruby&limit=48")).results.gems;
    expect(listed.map(({ slug }) => slug)).not.toContain("ruby-02");
    expect((await gemPage("no-such-gem")).code).toBe("gem.not_found");
  });
});

test("gems are read by their ids, also sold ones, without those that have left the shop", async () => {
  const byIds = (ids: string[], query = "") =>
    request(`/noauth-api/v1/gemstone/gemsByIds?ids=${ids.join(",")}${query}`);
  const [sold, gone, left] = ["pearl-01", "pearl-02", "pearl-03"].map((slug) => stableId("pd", slug));
  if (!sold || !gone || !left) throw new Error("the sample shop has no such pearls");
  await db.update(gems).set({ taken: 1 }).where(eq(gems.id, sold));
  await db
    .update(gems)
    .set({ withdrawnAt: new Date(0) })
    .where(eq(gems.id, gone));
  const { results } = await readResponse(
    await byIds([left, gone, sold, stableId("pd", "no-such-gem")], "&country_code=us"),
    v.array(gemCard),
  );
  expect(results).toMatchObject([
    { id: left, price: { currency: "usd" } },
    { id: sold, stock: 0 },
  ]);
  for (const ids of [[], ["ruby"], Array.from({ length: MAX_SAVED_GEMS + 1 }, () => left)])
    expect((await byIds(ids)).status).toBe(422);
});
