import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { products } from "../goods/products.table.ts";
import { series } from "../pujas/series.table.ts";
import { temples } from "../temples/temples.table.ts";
import { findEntries } from "./find-entries.queries.ts";
import { FOLD_VERSION, foldWords } from "./fold-words.ts";
import { refoldSearchWords } from "./refold-search-words.ts";

const { db } = await createTestApp();
const slug = "pradosh-rudrabhishek-kashi";
const neverStopped = new AbortController().signal;
/** As rules of an older version folded everything. */
const old = { titleWords: "oldtitle", searchWords: "oldnote", foldVersion: FOLD_VERSION - 1 };
const find = async (kind: "pooja" | "abhimantrit" | "temple", word: string) =>
  (await findEntries(db, { kinds: [kind], words: foldWords(word), match: "all", most: 240 })).map(
    ({ id }) => id,
  );

test("rows of an older version of the rules are found by what their texts say now", async () => {
  const before = [await find("pooja", "pradosh"), await find("abhimantrit", "rudraksha")];
  expect(before.every((found) => found.length > 0)).toBe(true);
  await db.update(series).set(old);
  await db.update(products).set(old);
  expect(await find("pooja", "pradosh")).toEqual([]);
  expect(await find("pooja", "oldtitle")).toContain(slug);
  const [{ updatedAt = new Date(0) } = {}] = await db.select().from(products);

  await refoldSearchWords(db, neverStopped);
  expect([await find("pooja", "pradosh"), await find("abhimantrit", "rudraksha")]).toEqual(before);
  expect(await find("pooja", "oldtitle")).toEqual([]);
  expect(await db.$count(series, eq(series.foldVersion, FOLD_VERSION))).toBe(await db.$count(series));
  expect(await db.$count(products, eq(products.updatedAt, updatedAt))).toBeGreaterThan(0);
});

test("a row of which no texts are stored keeps its words, and is found by its title too", async () => {
  const [{ id = "" } = {}] = await db.select().from(temples).where(eq(temples.slug, "kashi-vishwanath"));
  await db
    .update(temples)
    .set({ ...old, searchTexts: null })
    .where(eq(temples.id, id));
  await refoldSearchWords(db, neverStopped);
  expect(await find("temple", "vishwanath")).toContain(id);
  expect(await find("temple", "oldnote")).toContain(id);
});

test("stopped, it leaves the other rows to the next run", async () => {
  await db.update(series).set(old);
  await refoldSearchWords(db, AbortSignal.abort());
  expect(await db.$count(series, eq(series.foldVersion, FOLD_VERSION))).toBe(0);
  await refoldSearchWords(db, neverStopped);
  expect(await db.$count(series, eq(series.foldVersion, FOLD_VERSION))).toBe(await db.$count(series));
});

test("two processes fold every row once", async () => {
  await db.update(products).set(old);
  await Promise.all([refoldSearchWords(db, neverStopped), refoldSearchWords(db, neverStopped)]);
  expect(await find("abhimantrit", "oldnote")).toEqual([]);
  expect(await db.$count(products, eq(products.foldVersion, FOLD_VERSION))).toBe(await db.$count(products));
});

test("what was written before an everyday word of its purpose is found by it too, with its texts and without", async () => {
  const ids = ["pradosh-rudrabhishek-kashi", "shani-tailabhishek-ujjain"];
  for (const [nth, each] of ids.entries()) {
    const searchTexts = nth === 0 ? { title: [["Old title"]], other: [] } : null;
    await db
      .update(series)
      .set({ ...old, searchTexts, purposeSlugs: ["prosperity"] })
      .where(eq(series.slug, each));
  }
  await refoldSearchWords(db, neverStopped);
  for (const word of ["naukri", "नौकरी", "udhaar"])
    expect(await find("pooja", word)).toEqual(expect.arrayContaining(ids));
});
