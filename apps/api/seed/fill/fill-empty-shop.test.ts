import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { banners } from "../../src/banners/banners.table.ts";
import { migrationsFolder } from "../../src/db/database.ts";
import { createTestDatabase, openEmptyDatabase } from "../../src/db/test-database.ts";
import { pujas } from "../../src/pujas/pujas.table.ts";
import { series } from "../../src/pujas/series.table.ts";
import { testNow } from "../../test/test-now.ts";
import { fillEmptyShop } from "./fill-empty-shop.ts";

// The test setup has filled it for `testNow`.
const db = await createTestDatabase();
const empty = await openEmptyDatabase();
const seeded = [await db.$count(series), await db.$count(pujas)];

test("each series has its previous, next and following date", async () => {
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

test("no seat is booked", async () => {
  const rows = await db.select({ capacity: pujas.capacity, booked: pujas.booked }).from(pujas);
  expect(rows.some(({ capacity }) => capacity !== null)).toBe(true);
  expect(rows.filter(({ booked }) => booked !== 0)).toEqual([]);
});

test("a shop with data is not changed", async () => {
  const [first] = await db.select().from(series).limit(1);
  const slug = first?.slug ?? "";
  const title = { en: "Ours", hi: "हमारा" };
  await db.update(series).set({ title }).where(eq(series.slug, slug));
  await db.delete(banners);
  const before = await db.$count(pujas);
  expect(await fillEmptyShop(db, testNow)).toBe(false);
  expect((await db.select().from(series).where(eq(series.slug, slug)))[0]?.title).toEqual(title);
  expect([await db.$count(banners), await db.$count(pujas)]).toEqual([0, before]);
});

test("one of several concurrent processes fills an empty shop", async () => {
  await empty.migrate(migrationsFolder);
  const filled = await Promise.all([1, 2, 3].map(() => fillEmptyShop(empty.db, testNow)));
  expect(filled.filter(Boolean)).toHaveLength(1);
  expect([await empty.db.$count(series), await empty.db.$count(pujas)]).toEqual(seeded);
});
