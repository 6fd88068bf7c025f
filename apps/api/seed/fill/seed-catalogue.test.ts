import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../src/db/test-database.ts";
import { packages } from "../../src/puja-packages/puja-packages.table.ts";
import { pujas } from "../../src/pujas/pujas.table.ts";
import { series } from "../../src/pujas/series.table.ts";
import { reviews } from "../../src/reviews/reviews.table.ts";
import { testNow } from "../../test/test-now.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

const db = await createTestDatabase();
const DAY = 86_400_000;

const countOf = async (table: typeof pujas | typeof packages | typeof reviews | typeof series) => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table);
  return row?.count ?? 0;
};
const counts = async () => Promise.all([series, pujas, packages, reviews].map(countOf));

test("each puja has its last, its next and its following date", async () => {
  const rows = await db.select().from(pujas).orderBy(pujas.startAt);
  for (const [slug, dates] of Map.groupBy(rows, (row) => row.seriesSlug)) {
    expect(
      dates.map(({ cutoffAt }) => cutoffAt > testNow),
      slug,
    ).toEqual([false, true, true].slice(-dates.length));
    for (const { cutoffAt, sankalpCutoffAt, startAt, endAt } of dates) {
      expect(cutoffAt < startAt && sankalpCutoffAt < startAt && startAt < endAt, slug).toBe(true);
    }
  }
});

test("no place counts as taken before somebody takes it", async () => {
  const rows = await db.select({ capacity: pujas.capacity, booked: pujas.booked }).from(pujas);
  expect(rows.some(({ capacity }) => capacity !== null)).toBe(true);
  expect(rows.filter(({ booked }) => booked !== 0)).toEqual([]);
});

test("a second start finds everything as it was", async () => {
  const before = [await counts(), await db.select({ id: pujas.id }).from(pujas).orderBy(pujas.id)];
  await seedCatalogue(db, testNow);
  expect([await counts(), await db.select({ id: pujas.id }).from(pujas).orderBy(pujas.id)]).toEqual(before);
});

test("several processes may seed at once", async () => {
  const before = await counts();
  await Promise.all([1, 2, 3, 4].map(() => seedCatalogue(db, testNow)));
  expect(await counts()).toEqual(before);
});

test("places taken and cancelled dates survive a new start; words and prices follow the seed", async () => {
  const [one] = await db.select().from(pujas).limit(1);
  const id = one?.id ?? "";
  await db
    .update(pujas)
    .set({ booked: 3, capacity: 5, state: "cancelled", tz: "Europe/Paris" })
    .where(eq(pujas.id, id));
  await seedCatalogue(db, testNow);
  const [again] = await db.select().from(pujas).where(eq(pujas.id, id));
  expect(again).toMatchObject({ booked: 3, capacity: 5, state: "cancelled", tz: "Asia/Kolkata" });
});

test("in production what somebody has set stays, and only what is not there yet is added", async () => {
  const [first] = await db.select().from(series).limit(1);
  const slug = first?.slug ?? "";
  const [puja] = await db.select().from(pujas).where(eq(pujas.seriesSlug, slug)).limit(1);
  const [pack] = await db
    .select()
    .from(packages)
    .where(eq(packages.pujaId, puja?.id ?? ""))
    .limit(1);
  const title = { en: "Ours", hi: "हमारा" };
  const prices = { inr: 1_00, usd: 1_00, eur: 1_00 };
  const id = pack?.id ?? "";
  await db.update(series).set({ title }).where(eq(series.slug, slug));
  await db.update(packages).set({ prices }).where(eq(packages.id, id));
  const before = await counts();
  await seedCatalogue(db, new Date(testNow.getTime() + 45 * DAY), { overwrite: false });
  expect((await db.select().from(series).where(eq(series.slug, slug)))[0]?.title).toEqual(title);
  expect((await db.select().from(packages).where(eq(packages.id, id)))[0]?.prices).toEqual(prices);
  expect((await counts())[1]).toBeGreaterThan(before[1] ?? 0);
  await seedCatalogue(db, testNow);
  expect((await db.select().from(series).where(eq(series.slug, slug)))[0]?.title).toEqual(first?.title);
});

test("whenever it is started, every puja can be booked for hours yet", async () => {
  for (const days of [1, 3, 10, 45, 200, 365]) {
    const now = new Date(testNow.getTime() + days * DAY);
    await seedCatalogue(db, now);
    const rows = await db.select().from(pujas);
    for (const [slug, dates] of Map.groupBy(rows, (row) => row.seriesSlug)) {
      const open = dates.filter(({ cutoffAt }) => cutoffAt.getTime() - now.getTime() >= 6 * 3_600_000);
      expect(open.length, `${slug} ${days} days on`).toBeGreaterThanOrEqual(2);
    }
  }
});
