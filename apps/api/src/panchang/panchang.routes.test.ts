import { errorResponse, successResponse } from "@aradhana/core/contract";
import { panchangDay } from "@aradhana/core/panchang";
import { panchangOf } from "@aradhana/jyotish/panchang";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";
import { townOfZone } from "./town-of-zone.ts";

const { request } = await createTestApp();

const ask = (query: string) => request(`/noauth-api/v1/panchang/day?${query}`);
const dayOf = async (query: string) =>
  v.parse(successResponse(panchangDay), await (await ask(query)).json()).results;
/** The clock time in India. */
const clockOf = (instant: string | undefined) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", timeStyle: "short" }).format(
    new Date(instant ?? ""),
  );

test("the panchang of Delhi on Kartik Purnima 2026 is that of printed almanacs", async () => {
  const { day, town, observances } = await dayOf("date=2026-11-24");
  expect(town).toBe("New Delhi");
  expect(day).toMatchObject({
    weekday: "Tuesday (Mangalvar)",
    paksha: "Shukla paksha",
    month: { purnimanta: "Kartika", amanta: "Kartika" },
  });
  expect(day?.tithi[0]?.name).toBe("Purnima");
  expect(clockOf(day?.tithi[0]?.ends_at)).toBe("20:23");
  // Tuesday's rahu kaal is the seventh eighth of the day.
  expect(Date.parse(day?.rahu_kaal.start_at ?? "")).toBeGreaterThan(Date.parse(day?.abhijit.end_at ?? ""));
  expect(observances[0]).toMatchObject({ key: "purnima", date: "2026-11-24" });
});

test("in Hindi the same day has Hindi names, and the dark half is the next month's in the north", async () => {
  const { day, observances } = await dayOf("date=2026-11-08&lang=hi");
  expect(day).toMatchObject({ weekday: "रविवार", month: { purnimanta: "कार्तिक", amanta: "आश्विन" } });
  expect(observances[0]?.name).toBe("दीपावली, लक्ष्मी पूजा");
});

test("a browser that calls the zone Asia/Calcutta gets Delhi too, and one in New York its own town", async () => {
  expect((await dayOf("zone=Asia/Calcutta&date=2026-11-24")).town).toBe("New Delhi");
  expect((await dayOf("zone=America/New_York&date=2026-11-24")).town).toBe("New York");
});

test("in Hindi the town of every zone is named in Hindi", async () => {
  const townIn = async (zone: string) => (await dayOf(`zone=${zone}&lang=hi&date=2026-11-24`)).town;
  expect(await townIn("America/New_York")).toBe("न्यूयॉर्क");
  expect(await townIn("Europe/London")).toBe("लंदन");
  expect(await townIn("Asia/Kolkata")).toBe("नई दिल्ली");
  const zones = Intl.supportedValuesOf("timeZone").filter((zone) => townOfZone(zone, "en"));
  expect(zones.length).toBeGreaterThan(300);
  const latin = zones.filter((zone) => /[A-Za-z]/.test(townOfZone(zone, "hi")?.name ?? "none"));
  expect(latin).toEqual([]);
});

test("in Hindi no town has the name of its country, except where that is its own", () => {
  const regions = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const [inEnglish, inHindi] = [regions("en"), regions("hi")];
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const folded = (name: string) => name.normalize("NFD").replace(/[^A-Za-z]/g, "");
  const wrong = Intl.supportedValuesOf("timeZone").filter((zone) => {
    const [town, english] = [townOfZone(zone, "hi")?.name, townOfZone(zone, "en")?.name ?? ""];
    const country = codes.find((code) => town !== undefined && inHindi.of(code) === town);
    return country && !folded(inEnglish.of(country) ?? "").includes(folded(english));
  });
  expect(wrong).toEqual([]);
});

test("coordinates are a place without a name, and neighbours share an answer", async () => {
  const near = await dayOf("lat=25.312&lon=82.974&date=2026-11-24");
  expect(near.town).toBeNull();
  expect(await dayOf("lat=25.308&lon=82.966&date=2026-11-24")).toEqual(near);
});

test.each([
  ["Asia/Kolkata", 25.3449, 83.0449, "2026-11-24"],
  ["America/Sao_Paulo", -23.5501, -46.6499, "2026-12-21"],
  ["Europe/Helsinki", 59.9499, 24.9499, "2026-12-21"],
  ["Europe/Helsinki", 59.9499, 24.9499, "2026-06-21"],
])(
  "in %s at %d, %d the Sun of %s rises and sets within 10 s of the place itself",
  async (zone, lat, lon, date) => {
    // The calculation is within 5 s of the references, and the mark is 15 s.
    const { day } = await dayOf(new URLSearchParams({ zone, lat: `${lat}`, lon: `${lon}`, date }).toString());
    const own = panchangOf({ date, zone, place: { lat, lon } });
    if (own.status !== "ok") throw new Error(own.status);
    expect(Math.abs(Date.parse(day?.sunrise_at ?? "") - own.sunrise.getTime())).toBeLessThan(10_000);
    expect(Math.abs(Date.parse(day?.sunset_at ?? "") - own.sunset.getTime())).toBeLessThan(10_000);
  },
);

test("where the Sun does not rise there is no day", async () => {
  const { day, observances } = await dayOf("zone=Arctic/Longyearbyen&date=2026-12-10");
  expect(day).toBeNull();
  expect(observances).toEqual([]);
});

test("a day that a place skipped has no panchang", async () => {
  // Samoa went from 29 to 31 December 2011.
  expect((await dayOf("zone=Pacific/Apia&date=2011-12-30")).day).toBeNull();
});

test("what follows the last days of a year is in the next one", async () => {
  const { day, observances } = await dayOf("date=2026-12-31");
  expect(clockOf(day?.sunrise_at)).toBe("07:13");
  expect(observances.map(({ key, date }) => `${date} ${key}`)).toContain("2027-01-03 ekadashi-krishna");
  expect((await dayOf("date=2099-12-31")).observances.at(-1)?.date).toMatch(/^2100-01/);
});

test.each([
  ["zone=Mars/Olympus", "zone", "zone"],
  ["zone=UTC", "zone", "no_town"],
  ["zone=%2B05:30", "zone", "zone"],
  ["lat=91&lon=0", "lat", "too_large"],
  ["lat=-90.1&lon=0", "lat", "too_small"],
  ["lat=0&lon=181", "lon", "too_large"],
  ["lat=1e5&lon=0", "lat", "format"],
  ["lat=&lon=", "lat", "format"],
  ["lat=25.3", "lat", "lat_and_lon"],
  ["lat=north&lon=0", "lat", "format"],
  ["date=2026-02-31", "date", "date"],
  ["date=1643-01-01", "date", "date"],
  ["date=2100-01-01", "date", "date"],
])("%s is refused at its field", async (query, field, code) => {
  const addresses = [`day?${query}`, ...(field === "date" ? [] : [`calendar.ics?${query}`])];
  for (const address of addresses) {
    const response = await request(`/noauth-api/v1/panchang/${address}`);
    expect(response.status).toBe(422);
    expect(v.parse(errorResponse, await response.json()).field_errors[0]).toMatchObject({ field, code });
  }
});

test.each(["89", "-90"])("at latitude %s the calendar is a file like every other", async (lat) => {
  const response = await request(`/noauth-api/v1/panchang/calendar.ics?lat=${lat}&lon=0`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n(?:.+\r\n)*END:VCALENDAR\r\n$/);
});

test("the calendar has the year's festivals on their days, and is the same to the byte all day", async () => {
  const address = "/noauth-api/v1/panchang/calendar.ics?lang=hi";
  const response = await request(address);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(120);
  expect(file.replace(/\r\n /g, "")).toContain("SUMMARY:महाशिवरात्रि");
  expect(await (await request(address)).text()).toBe(file);
});
