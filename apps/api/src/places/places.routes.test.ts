import { readFileSync } from "node:fs";
import { errorResponse, successResponse } from "@aradhana/core/contract";
import { placesFound } from "@aradhana/core/places";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { findTowns } from "./find-towns.ts";
import { readGazetteer, type Town } from "./gazetteer.ts";

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
  ["Varanasi, India", "Varanasi", "Uttar Pradesh, India"],
  ["Rishikesh, Uttarakhand", "Rishikesh", "Uttarakhand, India"],
  ["rishikesh,uttarakhand,india", "Rishikesh", "Uttarakhand, India"],
  ["Aurangabad, Bihar", "Aurangabad", "Bihar, India"],
  ["Paris, Tex", "Paris", "Texas, United States"],
  ["Varanasi, भारत", "Varanasi", "Uttar Pradesh, India"],
  ["Hyderabad, Pakistan", "Hyderabad", "Sindh, Pakistan"],
  ["Varanasi,", "Varanasi", "Uttar Pradesh, India"],
  // A region by a name that we do not know is no reason to find nothing.
  ["Varanasi, U.P.", "Varanasi", "Uttar Pradesh, India"],
])("%s finds the town there", async (typed, name, region) => {
  expect((await find(typed))[0]).toMatchObject({ name, region });
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
  ["बगहा", "बगहा"],
  ["बिसौली", "Bisauli"],
  ["काशी", "वाराणसी"],
  ["बनारस", "वाराणसी"],
  ["इलाहाबाद", "प्रयागराज"],
  ["बंबई", "मुंबई"],
  ["बम्बई", "मुंबई"],
  ["बड़ौदा", "वडोदरा"],
  ["गुड़गाँव", "गुरुग्राम"],
])("%s in Devanagari finds %s", async (typed, name) => {
  expect((await find(typed, "lang=hi"))[0]?.name).toBe(name);
});

test.each([
  ["varansi", "Varanasi"],
  ["Ahmadabad", "Ahmedabad"],
  ["bangaluru", "Bengaluru"],
  ["Rishiksh", "Rishikesh"],
  ["Philadelfia", "Philadelphia"],
  ["Baranasi", "Varanasi"],
  ["umbai", "Mumbai"],
  ["Mjaipur", "Jaipur"],
  ["Waranasi", "Varanasi"],
  ["ucknow", "Lucknow"],
  ["aVranasi", "Varanasi"],
])("%s, a typo, finds %s", async (typed, name) => {
  expect((await find(typed)).map((place) => place.name)).toContain(name);
});

test("coordinates are a place with the zone of the nearest town", async () => {
  // What is calculated with is shown, and the town only says where that is.
  const delhi = {
    ...{ name: "28.61, 77.21", region: "New Delhi, Delhi, India" },
    ...{ lat: 28.61, lon: 77.21, zone: "Asia/Kolkata", country_code: "in" },
  };
  expect(await find("28.61, 77.21")).toMatchObject([delhi]);
  expect(await find("28.61 N 77.21 E")).toMatchObject([delhi]);
  // Across the 180th meridian: Taveuni in Fiji.
  expect(await find("16.8 S 179.99 W")).toMatchObject([{ zone: "Pacific/Fiji" }]);
});

test.each([
  "25.3N, 83.02E",
  "N 25.3, E 83.02",
  "25°18'N 83°1'12\"E",
  "25°18′N, 83°01′12″E",
  "25° 18' 0\" N 83° 1' 12\" E",
  "25:18 N 83:01:12 E",
  "25°18'N83°1'12\"E",
  "83°1'12\"E 25°18'N",
  "२५.३, ८३.०२",
  "25.3, 83.02",
])("%s is the point that people mean by it", async (typed) => {
  expect(await find(typed)).toMatchObject([{ lat: 25.3, lon: 83.02, zone: "Asia/Kolkata" }]);
});

test.each(["25°61'N 83°0'E", "25°N 83°N", "N 25 N, 83 E", "-25°18'N 83°E"])(
  "%s is no point",
  async (typed) => {
    expect(await find(typed)).toEqual([]);
  },
);

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

test.each([
  ["Gorakhpur", 26.8, 83.4],
  ["गोरखपुर", 26.8, 83.4],
  ["Shahjahanpur", 27.9, 79.9],
  ["Shahjanpur", 27.9, 79.9],
  ["Chhapra", 25.8, 84.7],
  ["Chapra", 25.8, 84.7],
  ["Chandrapur", 20.0, 79.3],
  ["Chanda", 20.0, 79.3],
  ["Vijayapura", 16.8, 75.7],
  ["Bijapur", 16.8, 75.7],
  ["Mahabaleshwar", 17.9, 73.7],
  ["Faizabad", 26.8, 82.1],
])("%s is first the known town of that name, not another", async (typed, lat, lon) => {
  const [first] = await find(typed);
  expect(Math.abs((first?.lat ?? 0) - lat)).toBeLessThan(0.3);
  expect(Math.abs((first?.lon ?? 0) - lon)).toBeLessThan(0.3);
});

const ownTowns = readFileSync(new URL("../../data/places/indian-towns.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => line.split("|"));

test("the 500 largest towns of India and the temple towns are named in Hindi", () => {
  expect(ownTowns.length).toBeGreaterThan(900);
  expect(ownTowns.filter(([, hindi = ""]) => !/^[\p{Script=Devanagari} .]+$/u.test(hindi))).toEqual([]);
  const { ranks, read } = readGazetteer();
  const ofIndia = [...ranks.keys()].filter((town) => read(town).country === "in");
  const largest = ofIndia.toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0)).slice(0, 500);
  // To some villages beside a town that was renamed, the source gives its population.
  const beside = (town: Town) =>
    ownTowns.some(([, , , lat, lon]) => Math.hypot(town.lat - Number(lat), town.lon - Number(lon)) < 0.2);
  expect(largest.map(read).filter((town) => !town.hindi && !beside(town))).toEqual([]);
});

test("there are 100,000 towns or more, each with a zone of the IANA database that this runtime knows", () => {
  const { lats, read } = readGazetteer();
  expect(lats.length).toBeGreaterThanOrEqual(100_000);
  const zones = new Set(Array.from(lats, (_, town) => read(town).zone));
  const known = (timeZone: string) => {
    try {
      return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone.includes("/");
    } catch {
      return false;
    }
  };
  expect([...zones].filter((zone) => !known(zone))).toEqual([]);
  expect(zones.size).toBeGreaterThan(300);
});

test("each of them is found where it is by both of its names", () => {
  const wrong = ownTowns.flatMap(([name = "", hindi = "", state, lat, lon]) =>
    [name, hindi].flatMap((typed) => {
      const isThere = (town: Town) =>
        [town.name, town.hindi].includes(typed) &&
        town.region === state &&
        Math.max(Math.abs(town.lat - Number(lat)), Math.abs(town.lon - Number(lon))) <= 0.3;
      // Most are the first: only the others need a longer search.
      return [1, 8].some((limit) => findTowns(typed, limit).some(isThere)) ? [] : [`${typed}, ${state}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("none of them is a second time in the source under another name", () => {
  const { ranks, read } = readGazetteer();
  const all = [...ranks.keys()].map(read).filter(({ country }) => country === "in");
  const same = Map.groupBy(
    all,
    ({ name, lat, lon }) => `${name} ${Math.round(lat * 5)} ${Math.round(lon * 5)}`,
  );
  const doubled = [...same.values()].filter((towns) => towns.length > 1 && towns.some(({ hindi }) => hindi));
  // The source itself has two.
  expect(doubled.map(([town]) => town?.name)).toEqual(["Amaravati"]);
});
