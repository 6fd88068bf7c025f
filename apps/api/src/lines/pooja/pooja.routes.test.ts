import { packageWithPooja, pooja, poojaListing, successResponse } from "@aradhana/core/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { testNow } from "../../../test/test-now.ts";
import { pujas } from "../../pujas/pujas.table.ts";
import { series } from "../../pujas/series.table.ts";

const { request, db, time } = await createTestApp();
const HOUR = 3_600_000;

const get = (path: string) => request(`/noauth-api/v1/pooja/${path}`);
const list = async (query = "") =>
  v.parse(
    successResponse(poojaListing),
    await (await get(`getPoojaListing?${query.includes("limit=") ? query : `limit=48&${query}`}`)).json(),
  );
const read = async (id: string, query = "") =>
  v.parse(successResponse(pooja), await (await get(`poojaById?pooja_id=${id}&${query}`)).json()).results;
const slugsOf = ({ results }: Awaited<ReturnType<typeof list>>) => results.pujas.map(({ slug }) => slug);

afterEach(() => {
  time.now = testNow;
});

describe("the puja listing", () => {
  test("has each puja once with its earliest open date, sorted by date", async () => {
    const { results, meta } = await list();
    const slugs = results.pujas.map(({ slug }) => slug);
    const starts = results.pujas.map(({ muhurat }) => muhurat.start_at);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(starts).toEqual([...starts].sort());
    expect(meta.total).toBe(slugs.length);
    for (const card of results.pujas) {
      expect(card.status).toBe("open");
      expect(new Date(card.cutoff_at) > testNow).toBe(true);
    }
  });

  test("shows the next date of a puja as soon as the cut-off has passed", async () => {
    const [first] = (await list()).results.pujas;
    time.now = new Date(first?.cutoff_at ?? "");
    const again = (await list()).results.pujas.find(({ slug }) => slug === first?.slug);
    expect(again?.id).toBe(first?.next?.id);
  });

  test("skips a sold-out date, but shows it if there is no other date", async () => {
    const [first] = (await list()).results.pujas;
    const shown = async () => (await list()).results.pujas.find(({ slug }) => slug === first?.slug);
    const fill = (id = "") => db.update(pujas).set({ capacity: 2, booked: 2 }).where(eq(pujas.id, id));
    await fill(first?.id);
    expect(await shown()).toMatchObject({ id: first?.next?.id });
    await fill(first?.next?.id);
    expect(await shown()).toMatchObject({ id: first?.id, seats_left: 0 });
    await db
      .update(pujas)
      .set({ capacity: null, booked: 0 })
      .where(eq(pujas.seriesSlug, first?.slug ?? ""));
  });

  test("counts each facet with the other filters applied", async () => {
    const all = await list();
    const optionsOf = ({ results }: typeof all, key: string) =>
      new Map(
        results.facets.find((facet) => facet.key === key)?.options.map(({ value, count }) => [value, count]),
      );

    const shiva = await list("deity=shiva");
    expect(optionsOf(shiva, "deity")).toEqual(optionsOf(all, "deity"));
    expect(optionsOf(shiva, "deity").get("shiva")).toBe(shiva.meta.total);
    for (const [temple, count] of optionsOf(shiva, "temple")) {
      expect((await list(`deity=shiva&temple=${temple}`)).meta.total).toBe(count);
    }
    for (const [purpose, count] of optionsOf(shiva, "purpose")) {
      expect((await list(`deity=shiva&purpose=${purpose}`)).meta.total).toBe(count);
    }
  });

  test("includes a selected filter in its options even if the count is zero", async () => {
    const { results, meta } = await list("deity=ganesha&temple=kashi-vishwanath");
    expect(meta.total).toBe(0);
    const deities = results.facets.find(({ key }) => key === "deity")?.options;
    expect(deities).toContainEqual({ value: "ganesha", label: "Ganesha", count: 0 });
  });

  test("has suggestions, the next open pujas, only if there are no results", async () => {
    const all = await list();
    expect(all.results.suggestions).toEqual([]);
    const nothing = await list("q=qwertz");
    expect(nothing.results.pujas).toEqual([]);
    expect(nothing.results.suggestions).toEqual(all.results.pujas.slice(0, 4));
  });

  test("has the facets of the listing without the search if the search finds nothing", async () => {
    expect((await list("q=qwertz")).results.facets).toEqual((await list()).results.facets);
    const shiva = await list("deity=shiva");
    expect((await list("deity=shiva&q=qwertz")).results.facets).toEqual(shiva.results.facets);
    expect((await list("deity=shiva&q=qwertz")).meta.total).toBe(0);
  });

  test("has pages that together are the whole listing; a page beyond the end is empty", async () => {
    for (const query of ["sort=soonest", "sort=popular", "sort=price", "q=shiv"]) {
      const whole = slugsOf(await list(query));
      const pages: string[] = [];
      for (let page = 1; pages.length < whole.length; page++) {
        const { results, meta } = await list(`${query}&page=${page}&limit=3`);
        expect(meta).toMatchObject({ page, total: whole.length });
        pages.push(...results.pujas.map(({ slug }) => slug));
      }
      expect(pages).toEqual(whole);
      expect(new Set(pages).size).toBe(whole.length);
    }
    const beyond = await list("page=999");
    expect(beyond.results).toMatchObject({ pujas: [], suggestions: [] });
    expect(beyond.meta.total).toBeGreaterThan(0);
  });

  test("sorts by price in the currency of the response", async () => {
    for (const country of ["in", "us", "de"]) {
      const prices = (await list(`sort=price&country_code=${country}`)).results.pujas.map(
        (each) => each.price_from.amount,
      );
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  test("filters by a maximum price in the currency of the response", async () => {
    const { results, meta } = await list("max_price=2000&country_code=us");
    expect(meta.currency).toBe("usd");
    expect(results.pujas.length).toBeGreaterThan(0);
    for (const { price_from } of results.pujas) expect(price_from.amount).toBeLessThanOrEqual(2000);
  });

  test("filters by days in India, including the last day", async () => {
    const [first] = (await list()).results.pujas;
    const day = new Date(Date.parse(first?.muhurat.start_at ?? "") + 5.5 * HOUR).toISOString().slice(0, 10);
    const onThatDay = await list(`from=${day}&to=${day}`);
    expect(slugsOf(onThatDay)).toContain(first?.slug);
    for (const { muhurat } of onThatDay.results.pujas) {
      const local = new Date(Date.parse(muhurat.start_at) + 5.5 * HOUR).toISOString();
      expect(local.slice(0, 10)).toBe(day);
    }
    expect((await list("from=2100-01-01&to=2099-01-01")).results.pujas).toEqual([]);
    expect((await get("getPoojaListing?from=0000-01-01&to=9999-12-31")).status).toBe(200);
  });

  test("can include only VIP pujas or leave them out", async () => {
    const vip = await list("vip=true");
    const others = await list("vip=false");
    expect(vip.results.pujas.every(({ is_vip }) => is_vip)).toBe(true);
    expect(others.results.pujas.some(({ is_vip }) => is_vip)).toBe(false);
    expect((vip.meta.total ?? 0) + (others.meta.total ?? 0)).toBe((await list()).meta.total);
  });
});

describe("the puja search", () => {
  test.each([
    ["shiv", "शिव"],
    ["rudrabhishek", "रुद्राभिषेक"],
    ["Kashi", "काशी"],
    ["varanasi", "वाराणसी"],
    ["somnath", "सोमनाथ"],
    ["lakshmi", "लक्ष्मी"],
    ["pradosh", "प्रदोष"],
  ])("finds the same pujas for %s and %s", async (latin, devanagari) => {
    const found = slugsOf(await list(`q=${latin}`));
    expect(found.length).toBeGreaterThan(0);
    expect(slugsOf(await list(`q=${encodeURIComponent(devanagari)}`))).toEqual(found);
    expect(slugsOf(await list(`q=${latin}&lang=hi`))).toEqual(found);
  });

  test("matches all words in any order, and prefixes of words", async () => {
    expect(slugsOf(await list("q=kashi%20shiv"))).toContain("pradosh-rudrabhishek-kashi");
    expect(slugsOf(await list("q=rudra%20ka"))).toContain("pradosh-rudrabhishek-kashi");
    expect(slugsOf(await list("q=kashi%20hanuman"))).toEqual([]);
  });

  test.each([
    ["shaadi", "शादी", "family"],
    ["naukri", "नौकरी", "prosperity"],
    ["job", "money", "prosperity"],
    ["mangal dosh", "मंगल दोष", "graha-shanti"],
    ["kalsarp", "kaal sarp", "graha-shanti"],
    ["padhai", "exam", "learning"],
    ["bimari", "बीमारी", "health"],
  ])("the everyday words %s and %s find the pujas for %s", async (one, other, purpose) => {
    const meant = slugsOf(await list(`purpose=${purpose}`));
    expect(meant.length).toBeGreaterThan(0);
    for (const words of [one, other]) {
      expect(slugsOf(await list(`q=${encodeURIComponent(words)}`))).toEqual(expect.arrayContaining(meant));
    }
  });

  test.each([
    ...["shaadi", "शादी", "vivah"].map((word) => [word, "family"] as const),
    ...["naukri", "नौकरी", "job", "money", "paisa"].map((word) => [word, "prosperity"] as const),
    ...["health problem", "बीमारी"].map((word) => [word, "health"] as const),
  ])("%s begins with the pujas that are mainly for %s", async (words, purpose) => {
    const found = slugsOf(await list(`q=${encodeURIComponent(words)}`));
    const rows = await db.select({ slug: series.slug, purposes: series.purposeSlugs }).from(series);
    const isMain = found.map((slug) => rows.find((row) => row.slug === slug)?.purposes[0] === purpose);
    expect(isMain[0]).toBe(true);
    expect(isMain).toEqual([...isMain].sort((a, b) => Number(b) - Number(a)));
  });

  test.each([
    ["mangal dosh", "navagraha-shanti-ujjain"],
    ["मंगल दोष", "navagraha-shanti-ujjain"],
    ["shani dosh", "shani-tailabhishek-ujjain"],
    ["santan", "gopal-sahasranama-vrindavan"],
    ["kalsarp", "kaal-sarp-shanti-trimbakeshwar"],
    ["काल सर्प पूजा", "kaal-sarp-shanti-trimbakeshwar"],
  ])("%s begins with the puja that answers it", async (words, slug) => {
    const [first] = slugsOf(await list(`q=${encodeURIComponent(words)}`));
    expect(first?.replace(/^vip-/, "")).toBe(slug);
  });

  test("matches in the title come first, unless another order is requested", async () => {
    const ranked = (await list("q=hanuman")).results.pujas;
    const inTitle = ranked.map(({ title }) => /hanuman/i.test(title));
    expect(inTitle).toContain(true);
    expect(inTitle).toContain(false);
    expect(inTitle).toEqual([...inTitle].sort((a, b) => Number(b) - Number(a)));
    const byDate = (await list("q=hanuman&sort=soonest")).results.pujas.map(
      ({ muhurat }) => muhurat.start_at,
    );
    expect(byDate).toEqual([...byDate].sort());
  });

  test.each([
    ["rudrabishkek", "rudrabhishek"],
    ["sundarkamd", "sundarkand"],
  ])("%s finds nothing and suggests what %s finds", async (typo, word) => {
    const { results, meta } = await list(`q=${typo}`);
    expect(meta.total).toBe(0);
    const found = slugsOf(await list(`q=${word}`));
    expect(results.suggestions.length).toBeGreaterThan(0);
    expect(results.has_similar).toBe(true);
    for (const { slug } of results.suggestions) expect(found).toContain(slug);
  });

  test.each(["xyzxyz", "qqqq", "zzzz", "kashi%20qqqq"])(
    "finds nothing for the unknown word %s",
    async (q) => {
      const { results, meta } = await list(`q=${q}`);
      expect(results.pujas).toEqual([]);
      expect(meta.total).toBe(0);
    },
  );

  test.each(["%27", "!", "%26%20%7C", "%3A*", "%F0%9F%99%8F", "a%3A%2A%20%26%20%28", "%25", "\\"])(
    "accepts the special characters %s",
    async (text) => {
      expect((await get(`getPoojaListing?q=${text}`)).status).toBe(200);
    },
  );

  test("ignores a query of spaces", async () => {
    expect((await list("q=%20%20")).meta.total).toBe((await list()).meta.total);
  });
});

describe("currency and language of the listing", () => {
  test.each([
    ["in", "inr"],
    ["de", "eur"],
    ["us", "usd"],
    ["np", "usd"],
  ])("a visitor in %s sees %s", async (country, currency) => {
    const { results, meta } = await list(`country_code=${country}`);
    expect(meta).toMatchObject({ currency, country_code: country });
    expect(results.pujas[0]?.price_from.currency).toBe(currency);
  });

  test("one of the three supported currencies can be requested, no other", async () => {
    expect((await list("country_code=in&currency_code=eur")).meta.currency).toBe("eur");
    expect((await get("getPoojaListing?currency_code=gbp")).status).toBe(422);
  });

  test("the same puja is returned in English or Hindi", async () => {
    const [english] = (await list("sort=popular")).results.pujas;
    const [hindi] = (await list("sort=popular&lang=hi")).results.pujas;
    expect(hindi?.id).toBe(english?.id);
    expect(hindi?.title).toMatch(/\p{Script=Devanagari}/u);
    expect(english?.title).not.toMatch(/\p{Script=Devanagari}/u);
  });
});

describe("the page of a puja", () => {
  let id = "";
  beforeEach(async () => {
    id = (await list("sort=popular")).results.pujas[0]?.id ?? "";
    await db.update(pujas).set({ state: "published" });
  });

  test("has packages, priests, reviews, tax shares and dates", async () => {
    const detail = await read(id);
    expect(detail.packages.map(({ devotees }) => devotees.max)).toEqual([1, 2, 4, 6]);
    expect(detail.packages.filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(Math.min(...detail.packages.map(({ price }) => price.amount))).toBe(detail.price_from.amount);
    expect(detail.priests.length).toBeGreaterThan(0);
    expect(detail.tax.ritual_pct + detail.tax.service_pct).toBe(100);
    expect(detail.reviews.histogram.reduce((sum, count) => sum + count)).toBe(detail.reviews.count);
    expect(detail.reviews.items.every(({ is_sample }) => is_sample)).toBe(true);
    expect(detail.related.map(({ slug }) => slug)).not.toContain(detail.slug);
    expect(detail.dates[0]).toEqual(detail.next);
  });

  test("has GST only for buyers in India, since a sale abroad is an export", async () => {
    expect((await read(id)).tax.gst_pct).toBe(18);
    expect((await read(id, "country_code=us")).tax.gst_pct).toBe(0);
    expect((await read(id, "country_code=de")).tax.gst_pct).toBe(0);
  });

  test("changes its status with time, and has the next date", async () => {
    const { cutoff_at, muhurat, next } = await read(id);
    const statusAt = async (moment: string, after = 0) => {
      time.now = new Date(Date.parse(moment) + after);
      return (await read(id)).status;
    };
    expect(await statusAt(cutoff_at, -1)).toBe("open");
    expect(await statusAt(cutoff_at)).toBe("closed");
    expect(await statusAt(muhurat.start_at)).toBe("live");
    expect(await statusAt(muhurat.end_at)).toBe("performed");
    expect((await read(id)).next).toEqual(next);
  });

  test("is still returned for a cancelled date, with the remaining dates", async () => {
    await db.update(pujas).set({ state: "cancelled" }).where(eq(pujas.id, id));
    const detail = await read(id);
    expect(detail.status).toBe("cancelled");
    expect(detail.dates.length).toBeGreaterThan(0);
    expect(slugsOf(await list())).toContain(detail.slug);
    expect((await list()).results.pujas.map((card) => card.id)).not.toContain(id);
  });

  test("is the same 404 for a draft as for an unknown id", async () => {
    await db.update(pujas).set({ state: "draft" }).where(eq(pujas.id, id));
    const [draft, missing] = [
      await get(`poojaById?pooja_id=${id}`),
      await get("poojaById?pooja_id=pj_0000000000000000000000"),
    ];
    expect(draft.status).toBe(404);
    const body = async (response: Response) => ({ ...((await response.json()) as object), meta: undefined });
    expect(await body(draft)).toEqual(await body(missing));
  });

  test("has a longer delivery time of prasad for buyers abroad", async () => {
    const dry = (await read(id)).prasad;
    const abroad = (await read(id, "country_code=us")).prasad;
    expect(dry).toMatchObject({ ships_to: "all", eta_days: 7 });
    expect(abroad).toMatchObject({ ships_to: "all", eta_days: 21, fee: { currency: "usd" } });
  });

  test("is linked from a package: getPackage returns the package with its puja", async () => {
    const [first] = (await read(id, "country_code=us")).packages;
    const response = await get(`getPackage?country_code=us&package_id=${first?.id}`);
    const { results } = v.parse(successResponse(packageWithPooja), await response.json());
    expect(results).toMatchObject({ package: first, pooja: { id } });
    expect((await get("getPackage?package_id=pk_0000000000000000000000")).status).toBe(404);
  });

  test.each([
    "",
    "1",
    "pj_",
    "pj_%00",
    "pj_..%2F..%2Fetc",
    "ord_0000000000000000000000",
    "pj_0000000000000000000000'--",
  ])("is rejected with 422 for the malformed id %j", async (malformed) => {
    expect((await get(`poojaById?pooja_id=${malformed}`)).status).toBe(422);
  });
});

describe("caching", () => {
  test("a public response may be cached for a minute, and an unchanged one is a 304", async () => {
    const first = await get("getPoojaListing?country_code=us");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60, stale-while-revalidate=300");
    expect(first.headers.get("vary")).toContain("country_code");
    const etag = first.headers.get("etag") ?? "";

    const again = await request("/noauth-api/v1/pooja/getPoojaListing?country_code=us", {
      headers: { "If-None-Match": `"other", ${etag}` },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get("getPoojaListing?country_code=de")).headers.get("etag")).not.toBe(etag);
  });

  test("an error response is never cached", async () => {
    const response = await get("poojaById?pooja_id=pj_0000000000000000000000");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
