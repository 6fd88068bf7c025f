import { home, poojaCard, successResponse } from "@aradhana/core/contract";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";
import { testNow } from "../../test/test-now.ts";
import { banners as rows } from "../banners/banners.table.ts";

const { parts, request, db } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const { results: choices } = await owner.json("GET", "/bannerChoice");
const [pooja, otherPooja] = choices.pooja;
const [chadhaava] = choices.chadhaava;
const both = (en: string) => ({ en, hi: "दीपदान" });
const later = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000).toISOString();

beforeEach(async () => {
  await db.delete(rows);
});

const content = (changes = {}) => ({
  ...{ title: both("Lamps at the ghat"), text: both("Lit with your name."), action: both("Light one") },
  ...{ picture: choices.pictures.at(-1), picture_alt: both("Lamps"), position: 0 },
  target: { type: "pooja", slug: pooja.id },
  ...{ places: ["web"], partners: null, countries: null, starts_at: null, ends_at: null, ...changes },
});
const create = async (changes = {}) => {
  const { status, results } = await owner.json("POST", "/banner", content(changes));
  expect(status).toBe(201);
  return results;
};
const shown = async (query = "") => {
  const response = await request(`/noauth-api/v1/home?${query}`);
  return v.parse(successResponse(home), await response.json()).results.banners;
};
const titles = async (query = "") => (await shown(query)).map(({ title }) => title);

test.each(["en", "hi"])("without banners of staff, the next pujas are at the top, in %s", async (lang) => {
  const response = await request(`/noauth-api/v1/home?lang=${lang}`);
  const { banners, sections } = v.parse(successResponse(home), await response.json()).results;
  const upcoming = v.parse(v.array(poojaCard), sections.find(({ key }) => key === "upcoming")?.items);
  expect(banners).toHaveLength(3);
  expect(banners).toMatchObject(
    upcoming.slice(0, 3).map(({ id, title, image, temple }) => ({
      ...{ title, image, pooja: { id }, text: `${temple.name}, ${temple.city}` },
    })),
  );
});

test("a banner that staff write for our own pages is on the home page, with its own picture", async () => {
  await create();
  const [banner, ...others] = await shown("lang=hi");
  expect(others).toEqual([]);
  expect(banner).toMatchObject({
    ...{ title: "दीपदान", text: "दीपदान", image: { name: choices.pictures.at(-1), alt: "दीपदान" } },
    pooja: { slug: pooja.id, status: "open" },
  });
});

test("a change by staff is on the home page, and a banner that they end is not", async () => {
  const { id } = await create();
  await owner.json("PUT", `/banner/${id}`, content({ title: both("Lamps on Monday") }));
  expect(await titles()).toEqual(["Lamps on Monday"]);
  await owner.json("POST", `/banner/${id}/end`);
  expect(await titles()).not.toContain("Lamps on Monday");
});

test.each([
  ["that is over", { ends_at: testNow.toISOString() }],
  ["that has not begun", { starts_at: later(1) }],
  ["for pages of partners", { places: ["frame"] }],
  ["for one partner", { partners: [choices.partners[0].id] }],
  ["for another country", { countries: ["us"] }],
  ["of a chadhava", { target: { type: "chadhaava", slug: chadhaava.id } }],
])("a banner %s is not on the home page", async (_which, changes) => {
  await create(changes);
  await create({ title: both("For all"), position: 1 });
  expect(await titles()).toEqual(["For all"]);
});

test("a banner for a country is on the home page of its visitors", async () => {
  await create({ countries: ["us"] });
  expect(await titles("country_code=us")).toEqual(["Lamps at the ghat"]);
});

test("the first five banners of pujas are shown, whatever else comes before them", async () => {
  const chadhava = { target: { type: "chadhaava", slug: chadhaava.id } };
  for (const position of [1, 2]) await create({ ...chadhava, position });
  for (const position of [9, 8, 7, 6, 5, 4]) await create({ title: both(`At ${position}`), position });
  expect(await titles()).toEqual(["At 4", "At 5", "At 6", "At 7", "At 8"]);
  const keys = (await shown()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
});

test("the banner of a withdrawn puja is not on the home page, and the next takes its place", async () => {
  await create();
  await create({ title: both("Another"), target: { type: "pooja", slug: otherPooja.id }, position: 1 });
  expect(await titles()).toEqual(["Lamps at the ghat", "Another"]);
  await owner.json("POST", `/pujaSeries/${pooja.id}/withdraw`);
  expect(await titles()).toEqual(["Another"]);
});
