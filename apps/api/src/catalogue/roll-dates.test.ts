import { asc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { chadhaavas } from "../chadhaava/chadhaavas.table.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { datedLines } from "../lines/dated-lines.ts";
import { packages } from "../puja-packages/puja-packages.table.ts";
import { pujas } from "../pujas/pujas.table.ts";
import { series } from "../pujas/series.table.ts";
import { postToPublic } from "../remote/post-outside.ts";
import { rollDates } from "./roll-dates.ts";

const { db, parts, request } = await createTestApp();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const slug = "pradosh-rudrabhishek-kashi";
const errors = vi.fn();
beforeEach(() => errors.mockClear());

const roll = (now: Date) => rollDates({ db, log: { error: errors } }, datedLines, now);
const daysOn = (days: number) => new Date(testNow.getTime() + days * DAY);
const datesOf = (seriesSlug: string) =>
  db.select().from(pujas).where(eq(pujas.seriesSlug, seriesSlug)).orderBy(asc(pujas.startAt));
const addSeries = async (changes: Partial<typeof series.$inferInsert> & { slug: string }) => {
  const [row] = await db.select().from(series).where(eq(series.slug, slug));
  if (!row) throw new Error("the sample shop has changed");
  await db.insert(series).values({ ...row, datedUntil: null, ...changes });
};

describe("rollDates", () => {
  test("adds nothing while enough dates are bookable", async () => {
    expect(await roll(testNow)).toBe(0);
  });

  test("does not restore a date that was set to draft or deleted", async () => {
    const [, next, following] = await datesOf(slug);
    await db
      .update(pujas)
      .set({ state: "draft" })
      .where(eq(pujas.id, next?.id ?? ""));
    await db.delete(packages).where(eq(packages.pujaId, following?.id ?? ""));
    await db.delete(pujas).where(eq(pujas.id, following?.id ?? ""));
    await roll(testNow);
    await roll(new Date(testNow.getTime() + HOUR));
    const dates = await datesOf(slug);
    expect(dates.map(({ id }) => id)).not.toContain(following?.id);
    expect(dates.find(({ id }) => id === next?.id)?.state).toBe("draft");
  });

  test("adds dates with the current terms of the series; existing dates keep their prices", async () => {
    const [before] = await datesOf(slug);
    const [stored] = await db.select().from(series).where(eq(series.slug, slug));
    const prices = { inr: 7_700, usd: 100, eur: 100 };
    const raised = (stored?.packages ?? []).map((terms) => ({ ...terms, prices }));
    await db.update(series).set({ packages: raised, capacity: 7 }).where(eq(series.slug, slug));
    await roll(daysOn(45));
    const dates = await datesOf(slug);
    expect(dates.at(-1)).toMatchObject({ priceFrom: prices, capacity: 7, state: "published" });
    expect(dates[0]).toEqual(before);
    const newPackages = await db
      .select()
      .from(packages)
      .where(eq(packages.pujaId, dates.at(-1)?.id ?? ""));
    expect(newPackages.map((each) => each.prices)).toEqual(raised.map(() => prices));
  });

  test("leaves each series of every line with two bookable dates, also in the far future", async () => {
    for (const days of [60, 400]) {
      await roll(daysOn(days));
      const open = ({ cutoffAt }: { cutoffAt: Date }) =>
        cutoffAt.getTime() - daysOn(days).getTime() >= 6 * HOUR;
      for (const table of [pujas, chadhaavas]) {
        const rows = await db.select().from(table);
        for (const [seriesSlug, dates] of Map.groupBy(rows, (row) => row.seriesSlug))
          expect(dates.filter(open).length, `${seriesSlug} after ${days} days`).toBeGreaterThanOrEqual(2);
      }
    }
    expect(errors).not.toHaveBeenCalled();
  });

  test("adds each date once when several processes run it", async () => {
    await Promise.all([1, 2, 3].map(() => roll(daysOn(500))));
    const ids = (await datesOf(slug)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe("a series added to the database", () => {
  test("gets its dates and appears in the listing", async () => {
    await addSeries({ slug: "ours", title: { en: "Ours alone", hi: "केवल हमारा" } });
    expect(await roll(testNow)).toBe(1);
    expect((await datesOf("ours")).every(({ startAt }) => startAt > testNow)).toBe(true);
    expect(await datesOf("ours")).toHaveLength(2);
    const listing = await request("/noauth-api/v1/pooja/getPoojaListing?limit=48");
    const { results } = (await listing.json()) as { results: { pujas: { slug: string }[] } };
    expect(results.pujas.map((card) => card.slug)).toContain("ours");
  });

  test("gets no dates if it has no occasion", async () => {
    await addSeries({ slug: "by-hand", occasion: null });
    await roll(testNow);
    expect(await datesOf("by-hand")).toEqual([]);
  });

  test("is logged if its dates cannot be calculated, and other series still get theirs", async () => {
    await addSeries({ slug: "a-wrong-one", occasion: "no-such-day" });
    await addSeries({ slug: "b-unsold", packages: [] });
    await addSeries({ slug: "c-right-one" });
    expect(await roll(testNow)).toBe(1);
    expect(errors.mock.calls.map(([details]) => details.series)).toEqual(["a-wrong-one", "b-unsold"]);
    expect(await datesOf("c-right-one")).toHaveLength(2);
    await db.delete(series).where(inArray(series.slug, ["a-wrong-one", "b-unsold"]));
  });
});

test("the background jobs of the API add dates", async () => {
  await addSeries({ slug: "by-the-job" });
  const jobs = startJobs({ ...parts, postToPartner: postToPublic(), clock: () => testNow });
  await vi.waitFor(async () => expect(await datesOf("by-the-job")).toHaveLength(2), { timeout: 20_000 });
  await jobs.stop();
});
