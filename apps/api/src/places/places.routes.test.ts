import { readFileSync } from "node:fs";
import { errorResponse, successResponse } from "@aradhana/core/contract";
import { placesFound } from "@aradhana/core/places";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { findTowns } from "./find-towns.ts";

const { request } = await createTestApp();

const ask = (q: string, query = "") =>
  request(`/noauth-api/v1/geo/places?q=${encodeURIComponent(q)}&${query}`);
const find = async (q: string, query = "") =>
  v.parse(successResponse(placesFound), await (await ask(q, query)).json()).results.places;

test("the towns that people mean come first, with their zones", async () => {
  expect((await find("varan"))[0]).toEqual({
    ...{ name: "Varanasi", region: "Uttar Pradesh, India", country_code: "in" },
    ...{ lat: 25.32, lon: 83.01, zone: "Asia/Kolkata" },
  });
  expect((await find("New York"))[0]).toMatchObject({ country_code: "us", zone: "America/New_York" });
  expect((await find("sao paulo"))[0]).toMatchObject({ name: "São Paulo", country_code: "br" });
  expect((await find("hyderabad")).slice(0, 3).map(({ country_code }) => country_code)).toEqual(
    expect.arrayContaining(["in", "pk"]),
  );
});

test.each([
  ["Bombay", "Mumbai"],
  ["Calcutta", "Kolkata"],
  ["Allahabad", "Prayagraj"],
  ["Kashi", "Varanasi"],
  ["Trivandrum", "Thiruvananthapuram"],
])("%s is found as %s", async (typed, name) => {
  expect((await find(typed)).map((place) => place.name)).toContain(name);
});

test.each([
  ["वाराणसी", "वाराणसी"],
  ["दिल्ली", "दिल्ली"],
  ["ऋषि", "ऋषिकेश"],
  ["केदार", "केदारनाथ"],
  ["पलवल", "पलवल"],
  ["बगाहा", "Bagaha"],
])("%s in Devanagari finds %s", async (typed, name) => {
  expect((await find(typed, "lang=hi"))[0]?.name).toBe(name);
});

test.each([
  ["varansi", "Varanasi"],
  ["Ahmadabad", "Ahmedabad"],
  ["bangaluru", "Bengaluru"],
  ["Rishiksh", "Rishikesh"],
  ["Philadelfia", "Philadelphia"],
])("%s, a typo, finds %s", async (typed, name) => {
  expect((await find(typed)).map((place) => place.name)).toContain(name);
});

test("coordinates are a place with the zone of the nearest town", async () => {
  const delhi = { lat: 28.61, lon: 77.21, zone: "Asia/Kolkata", country_code: "in" };
  expect(await find("28.61, 77.21")).toMatchObject([delhi]);
  expect(await find("28.61 N 77.21 E")).toMatchObject([delhi]);
  // Across the 180th meridian: Taveuni in Fiji.
  expect(await find("16.8 S 179.99 W")).toMatchObject([{ zone: "Pacific/Fiji" }]);
});

test.each([
  ["", "too_short"],
  ["91, 0", "coordinates"],
  ["0, 181", "coordinates"],
  ["x".repeat(61), "too_long"],
])("%j is refused at its field", async (q, code) => {
  const response = await ask(q);
  expect(response.status).toBe(422);
  expect(v.parse(errorResponse, await response.json()).field_errors).toMatchObject([{ field: "q", code }]);
});

test("a name that no town has finds none", async () => {
  expect(await find("qqqqzzzz")).toEqual([]);
  expect(await find("👍")).toEqual([]);
});

test("each town named by hand is one of India, and found by its name in Hindi", async () => {
  const files = ["indian-towns", "missing-towns"].map((file) =>
    readFileSync(new URL(`../../data/places/${file}.txt`, import.meta.url), "utf8"),
  );
  const names = files.flatMap((text) => text.trim().split("\n").slice(1)).map((line) => line.split("|"));
  expect(names.length).toBeGreaterThan(470);
  const missing = names.flatMap(([name, hindi = ""]) => {
    const [town] = findTowns(hindi, 1);
    return town?.name === name && town?.country === "in" ? [] : [name];
  });
  expect(missing).toEqual([]);
});
