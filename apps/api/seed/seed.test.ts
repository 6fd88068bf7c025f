import { describe, expect, test } from "vitest";
import { artworkNames } from "../art/catalogue.ts";
import { occasionRules } from "../src/calendar/occasion-rules.ts";
import { addOns, addOnsFor } from "./add-ons/add-ons.ts";
import { coupons } from "./coupons/coupons.ts";
import { deities } from "./deities/deities.ts";
import { categories, homeSections, howItWorks, trustPoints } from "./home/home.ts";
import { gotras } from "./people/gotras.ts";
import { nakshatras } from "./people/nakshatras.ts";
import { rashis } from "./people/rashis.ts";
import { relations } from "./people/relations.ts";
import { policies } from "./policies/policies.ts";
import type { Price } from "./price.ts";
import { priests } from "./priests/priests.ts";
import { allPujaSeries } from "./pujas/all-puja-series.ts";
import { occurrencesOf } from "./pujas/occurrences-of.ts";
import { relatedSeries } from "./pujas/related-series.ts";
import { ratingOf } from "./pujas/reviews.ts";
import { purposes } from "./purposes/purposes.ts";
import { temples } from "./temples/temples.ts";

const slugsOf = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
const amounts = ({ inr, usd, eur }: Price) => [inr, usd, eur];
const eachPuja = allPujaSeries.map((series) => [series.slug, series] as const);

describe("the seed", () => {
  test("has the expected number of rows", () => {
    expect(allPujaSeries.length).toBeGreaterThanOrEqual(32);
    expect(allPujaSeries.filter(({ isVip, kind }) => isVip && kind === "individual")).toHaveLength(8);
    expect(allPujaSeries.filter(({ isVip, payLater }) => payLater && !isVip)).toHaveLength(6);
    expect(allPujaSeries.filter(({ isVip, payLater }) => payLater && isVip)).toHaveLength(0);
    expect(deities).toHaveLength(12);
    expect(temples).toHaveLength(15);
    expect(purposes).toHaveLength(10);
    expect(addOns.length).toBeGreaterThanOrEqual(12);
    expect(coupons).toHaveLength(2);
    expect(howItWorks).toHaveLength(4);
    expect(trustPoints).toHaveLength(4);
    expect(nakshatras).toHaveLength(27);
    expect(rashis).toHaveLength(12);
    expect(gotras.length).toBeGreaterThanOrEqual(45);
  });

  test.each([
    ["deities", slugsOf(deities)],
    ["purposes", slugsOf(purposes)],
    ["temples", slugsOf(temples)],
    ["priests", slugsOf(priests)],
    ["pujas", slugsOf(allPujaSeries)],
    ["add-ons", slugsOf(addOns)],
    ["categories", slugsOf(categories)],
    ["home sections", homeSections.map(({ key }) => key)],
    ["coupons", coupons.map(({ code }) => code)],
    ["policies", slugsOf(policies)],
    ["gotras", slugsOf(gotras)],
    ["nakshatras", slugsOf(nakshatras)],
    ["rashis", slugsOf(rashis)],
    ["relations", slugsOf(relations)],
  ])("the slugs of %s are unique", (_, slugs) => {
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test("has a puja for each deity, temple, purpose, priest and occasion", () => {
    const used = (pick: (series: (typeof allPujaSeries)[number]) => readonly string[]) =>
      new Set(allPujaSeries.flatMap(pick));
    expect(used(({ deities }) => deities)).toEqual(new Set(slugsOf(deities)));
    expect(used(({ temple }) => [temple])).toEqual(new Set(slugsOf(temples)));
    expect(used(({ purposes }) => purposes)).toEqual(new Set(slugsOf(purposes)));
    expect(used(({ priests }) => priests)).toEqual(new Set(slugsOf(priests)));
    expect(used(({ occasion }) => [occasion])).toEqual(new Set(Object.keys(occasionRules)));
  });

  test("has reviews with every number of stars, in both languages", () => {
    const reviews = allPujaSeries.flatMap((series) => series.reviews);
    expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(["en", "hi"]));
  });

  test("uses existing pictures only", () => {
    const artworks = new Set(artworkNames);
    const shown = [
      ...deities.map(({ image }) => image),
      ...temples.map(({ image }) => image),
      ...allPujaSeries.flatMap(({ images }) => images.map(({ name }) => name)),
      ...addOns.map(({ image }) => image),
    ];
    expect(shown.filter((name) => !artworks.has(name))).toEqual([]);
    expect([...deities, ...temples].filter(({ slug, image }) => !image.endsWith(`-${slug}`))).toEqual([]);
  });

  test("has temples inside India only", () => {
    const outside = temples.filter(({ lat, lon }) => lat < 8 || lat > 35 || lon < 68 || lon > 97);
    expect(outside).toEqual([]);
  });

  test("marks every fictional person as a sample", () => {
    expect(priests.filter(({ name, isSample }) => !isSample || !name.en.includes("(sample)"))).toEqual([]);
  });

  test("has prices of every add-on and coupon in three currencies", () => {
    const all = [
      ...addOns.map(({ price }) => price),
      ...coupons.flatMap(({ discount, minTotal }) => [
        minTotal,
        discount.kind === "pct" ? discount.cap : discount.off,
      ]),
    ].flatMap(amounts);
    expect(all.filter((amount) => !Number.isInteger(amount) || amount <= 0)).toEqual([]);
  });

  test("has policies with five summary lines, unique anchors and tables with equal rows", () => {
    for (const { summary, sections, version, history } of policies) {
      expect(summary).toHaveLength(5);
      const anchors = sections.map(({ anchor }) => anchor);
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(history[0]?.version).toBe(version);
      for (const block of sections.flatMap(({ blocks }) => blocks)) {
        if (block.kind === "table") {
          expect(new Set(block.rows.map((row) => row.length))).toEqual(new Set([block.columns.length]));
        }
      }
    }
  });
});

describe("each puja of the seed", () => {
  test.each(eachPuja)("%s is performed by priests of its own temple", (_, series) => {
    for (const slug of series.priests) {
      expect(priests.find((priest) => priest.slug === slug)?.temple).toBe(series.temple);
    }
  });

  test.each(eachPuja)("%s has packages for one, two, four and six people", (_, { packages, isVip }) => {
    expect(packages.map(({ devotees }) => devotees.max)).toEqual([1, 2, 4, 6]);
    expect(packages.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(packages.every((one) => one.isVip === isVip && one.liveCall === isVip)).toBe(true);
    for (const currency of ["inr", "usd", "eur"] as const) {
      const prices = packages.map(({ price }) => price[currency]);
      expect(prices.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      const perPerson = packages.map(({ price, devotees }) => price[currency] / devotees.max);
      expect(perPerson).toEqual(perPerson.toSorted((a, b) => b - a));
    }
    expect(packages[0]?.price.inr).toBeGreaterThanOrEqual(351_00);
    expect(packages.at(-1)?.price.inr).toBeLessThanOrEqual(11_000_00);
  });

  test.each(eachPuja)("%s has enough steps, benefits, FAQs, reviews and add-ons", (_, series) => {
    expect(series.steps.length).toBeGreaterThanOrEqual(4);
    expect(series.steps.length).toBeLessThanOrEqual(6);
    expect(series.beliefBenefits.length).toBeGreaterThanOrEqual(3);
    expect(series.faqs.length).toBeGreaterThanOrEqual(8);
    const questions = series.faqs.map(({ question }) => question.en).join(" ");
    expect(questions).toMatch(/gotra.*someone else.*outside India/);
    expect(series.receives.map(({ type }) => type)).toEqual(["video", "certificate", "prasad"]);
    expect(series.reviews.length).toBeGreaterThanOrEqual(3);
    expect(series.reviews.length).toBeLessThanOrEqual(6);
    expect(series.rating).toEqual(ratingOf(series.reviews));
    expect(addOnsFor(series).length).toBeGreaterThanOrEqual(5);
  });

  test.each(eachPuja)(
    "%s has consistent terms",
    (_, { policy, tax, prasad, capacity, cutoffHours, authorisation }) => {
      const hours = policy.refundSteps.map(({ untilHours }) => untilHours);
      expect(hours).toEqual(hours.toSorted((a, b) => b - a));
      expect(hours.at(-1)).toBe(policy.cancelUntilHours);
      expect(policy.refundSteps[0]?.pct).toBe(100);
      expect(tax.ritualSharePct + tax.serviceSharePct).toBe(100);
      expect(tax.gstPct).toBe(18);
      expect(prasad.shipsTo).toBe(prasad.kind === "food" ? "in" : "all");
      expect(amounts(prasad.fee).every((amount) => amount > 0)).toBe(true);
      expect(cutoffHours).toBeGreaterThanOrEqual(4);
      expect(cutoffHours).toBeLessThanOrEqual(12);
      if (capacity) expect(capacity.seats).toBeGreaterThan(0);
      expect([authorisation.documentUrl, authorisation.verifyUrl]).toEqual([null, null]);
      expect(authorisation.note.en).toContain("This is a sample");
    },
  );

  test.each(eachPuja)("%s can be booked whenever the system is started", (_, series) => {
    for (const start of ["2026-11-20T12:00:00Z", "2027-06-01T00:00:00Z", "2030-02-28T20:00:00Z"]) {
      const now = new Date(start);
      const { previous, next, following } = occurrencesOf(series, now);
      expect(next.cutoffAt > now).toBe(true);
      expect(next.startAt > next.sankalpCutoffAt && next.sankalpCutoffAt > next.cutoffAt).toBe(true);
      expect(previous.startAt < next.startAt && next.startAt < following.startAt).toBe(true);
    }
  });

  test.each(eachPuja)("%s has related pujas other than itself", (slug, series) => {
    const related = relatedSeries(series, allPujaSeries);
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(slugsOf(related)).not.toContain(slug);
  });
});
