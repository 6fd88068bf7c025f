import { countries, pincode, successResponse } from "@aradhana/core/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import { temples } from "../../seed/temples/temples.ts";
import { createTestApp } from "../../test/test-app.ts";
import { findState } from "./find-state.rules.ts";
import { circles, states } from "./postal-circles.ts";

const { request } = await createTestApp();

test.each([
  ["110001", "DL"],
  ["122001", "HR"],
  ["141001", "PB"],
  ["160017", "CH"],
  ["160059", "PB"],
  ["171001", "HP"],
  ["190001", "JK"],
  ["194101", "LA"],
  ["221001", "UP"],
  ["244713", "UK"],
  ["246701", "UP"],
  ["246149", "UK"],
  ["247667", "UK"],
  ["247001", "UP"],
  ["248001", "UK"],
  ["302001", "RJ"],
  ["380001", "GJ"],
  ["396210", "DH"],
  ["396001", "GJ"],
  ["400001", "MH"],
  ["403001", "GA"],
  ["456001", "MP"],
  ["492001", "CG"],
  ["500001", "TS"],
  ["530001", "AP"],
  ["533464", "PY"],
  ["560001", "KA"],
  ["600001", "TN"],
  ["605001", "PY"],
  ["673310", "PY"],
  ["682555", "LD"],
  ["695001", "KL"],
  ["700001", "WB"],
  ["737101", "SK"],
  ["744101", "AN"],
  ["751001", "OD"],
  ["781001", "AS"],
  ["791111", "AR"],
  ["793001", "ML"],
  ["795001", "MN"],
  ["796001", "MZ"],
  ["797001", "NL"],
  ["799001", "TR"],
  ["800001", "BR"],
  ["814112", "JH"],
  ["834001", "JH"],
])("the head office with the PIN code %s is in %s", (pin, state) => {
  expect(findState(pin)?.code).toBe(state);
});

test.each(["900001", "999999", "290001", "100001", "262308", "660001"])(
  "the PIN code %s has no unambiguous state",
  (pin) => {
    expect(findState(pin)).toBeUndefined();
  },
);

test("each prefix belongs to one state, and every state has a prefix", () => {
  const prefixes = Object.values(circles).flatMap((list) => list.split(" "));
  expect(new Set(prefixes).size).toBe(prefixes.length);
  expect(Object.keys(circles).sort()).toEqual([...Object.keys(states), "-"].sort());
});

test("a PIN code without a known state returns all of them, so that the visitor chooses one", async () => {
  const response = await request("/noauth-api/v1/geo/pincode?pin=999999&lang=hi");
  const { results } = v.parse(successResponse(pincode), await response.json());
  const names = Object.values(states).map(({ hi }) => hi);
  const nothing = { state: null, state_code: null, district: null, localities: [], town: null, area: null };
  expect(results).toEqual({ ...nothing, states: names });
  const known = await request("/noauth-api/v1/geo/pincode?pin=221001");
  expect(v.parse(successResponse(pincode), await known.json()).results.state).toBe("Uttar Pradesh");
});

test.each([
  ["221001", "Varanasi", "Varanasi"],
  ["400025", "Mumbai", "Prabhadevi"],
  ["560001", "Bengaluru Urban", "Bengaluru"],
  // The source has it in Nirmal, Telangana.
  ["799001", "West Tripura", "Agartala"],
  ["737101", "Gangtok", "Gangtok"],
  ["494001", "Bastar", "Jagdalpur"],
  ["494444", "Bijapur", "Bijapur"],
  ["520001", "NTR", "Vijayawada"],
  ["431001", "Chhatrapati Sambhajinagar", "Chhatrapati Sambhajinagar (MH)"],
  ["461001", "Narmadapuram", "Hoshangabad"],
  ["788710", "Sribhumi", "Sribhumi"],
])("the PIN code %s is in the district %s, at %s", async (pin, district, locality) => {
  const response = await request(`/noauth-api/v1/geo/pincode?pin=${pin}`);
  const { results } = v.parse(successResponse(pincode), await response.json());
  expect([results.district, results.localities[0]]).toEqual([district, locality]);
});

test.each([
  // The main office of a town, also where its district has another name.
  ["781001", "Guwahati", null],
  ["302001", "Jaipur", null],
  ["679577", "Ponani", null],
  ["431001", "Chhatrapati Sambhajinagar", null],
  ["744101", "Port Blair", null],
  // An office that only its city explains: at the railway station of Jaipur.
  ["302006", "Jaipur", null],
  ["380019", null, "Railway Colony"],
  ["400025", null, "Prabhadevi"],
  ["560023", null, "Magadi Road"],
  ["781008", null, "Rehabari"],
  // A town of its own among the numbers of another one, a village, and several villages.
  ["421002", null, null],
  ["173222", null, null],
  ["799001", null, null],
])("the PIN code %s is of the town %s or the area %s", async (pin, town, area) => {
  const response = await request(`/noauth-api/v1/geo/pincode?pin=${pin}`);
  const { results } = v.parse(successResponse(pincode), await response.json());
  expect([results.town, results.area]).toEqual([town, area]);
});

test("the state of a PIN code is in the requested language", async () => {
  const stateOf = async (query: string) => {
    const response = await request(`/noauth-api/v1/geo/pincode?${query}`);
    return v.parse(successResponse(pincode), await response.json()).results.state;
  };
  expect(await stateOf("pin=221001&lang=hi")).toBe("उत्तर प्रदेश");
  expect(await stateOf("pin=221001&lang=en")).toBe("Uttar Pradesh");
  expect((await request("/noauth-api/v1/geo/pincode?pin=221001&lang=fr")).status).toBe(422);
});

test("the names of states are the same as in the addresses of temples, in both languages", () => {
  const names = new Map<string, string>(Object.values(states).map(({ en, hi }) => [en, hi]));
  for (const { state } of temples) expect(names.get(state.en)).toBe(state.hi);
});

test.each(["", "12345", "1234567", "012345", "22100a", "२२१००१"])(
  "%j is rejected as a PIN code",
  async (pin) => {
    const response = await request(`/noauth-api/v1/geo/pincode?pin=${encodeURIComponent(pin)}`);
    expect(response.status).toBe(422);
  },
);

test("about 240 countries are returned with flag and dial code, in the visitor's language", async () => {
  const read = async (lang: string) => {
    const response = await request(`/noauth-api/v1/geo/countries?lang=${lang}`);
    return v.parse(successResponse(countries), await response.json()).results;
  };
  const english = await read("en");
  expect(english.countries.length).toBeGreaterThan(230);
  expect(english.countries).toContainEqual({ name: "India", dial_code: "91", emoji: "🇮🇳", short_name: "in" });
  expect(english.currencies[0]).toEqual({
    dial_code: "91",
    country_short: "in",
    currency: "inr",
    symbol: "₹",
  });
  expect((await read("hi")).countries.find(({ short_name }) => short_name === "in")?.name).toBe("भारत");
});
