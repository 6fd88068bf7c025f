import { panchangOf } from "@aradhana/jyotish/panchang";
import { describe, expect, test } from "vitest";
import { lunarMonthAt, purnimantaName } from "./lunar-month.ts";
import { observancesBetween } from "./observances.ts";

const delhi = { zone: "Asia/Kolkata", place: { lat: 28.6139, lon: 77.209 } };
const newJersey = { zone: "America/New_York", place: { lat: 40.5187, lon: -74.4121 } };

const years = new Map<string, ReturnType<typeof observancesBetween>>();

function yearOf(year: number, where = delhi) {
  const key = `${year} ${where.zone}`;
  const found =
    years.get(key) ?? observancesBetween({ from: `${year}-01-01`, to: `${year}-12-31`, ...where });
  years.set(key, found);
  return found;
}

const dateOf = (key: string, found: ReturnType<typeof yearOf>) =>
  found.filter((observance) => observance.key === key).map(({ date }) => date);

describe("festivals fall on the days that almanacs print for Delhi", () => {
  test.each([
    // The list of holidays of the Government of India and printed almanacs.
    [2024, "makar-sankranti", "2024-01-15"],
    [2024, "vasant-panchami", "2024-02-14"],
    [2024, "maha-shivaratri", "2024-03-08"],
    [2024, "holi", "2024-03-25"],
    [2024, "ram-navami", "2024-04-17"],
    [2024, "raksha-bandhan", "2024-08-19"],
    [2024, "ganesh-chaturthi", "2024-09-07"],
    [2024, "vijayadashami", "2024-10-12"],
    [2024, "sharad-purnima", "2024-10-16"],
    [2024, "diwali", "2024-11-01"],
    [2025, "maha-shivaratri", "2025-02-26"],
    [2025, "holi", "2025-03-14"],
    [2025, "akshaya-tritiya", "2025-04-30"],
    [2025, "rath-yatra", "2025-06-27"],
    [2025, "raksha-bandhan", "2025-08-09"],
    [2025, "ganesh-chaturthi", "2025-08-27"],
    [2025, "sharad-navratri", "2025-09-22"],
    [2025, "vijayadashami", "2025-10-02"],
    [2025, "karwa-chauth", "2025-10-10"],
    [2025, "dhanteras", "2025-10-18"],
    [2025, "diwali", "2025-10-20"],
    [2025, "bhai-dooj", "2025-10-23"],
    [2025, "chhath", "2025-10-27"],
    [2026, "makar-sankranti", "2026-01-14"],
    [2026, "vasant-panchami", "2026-01-23"],
    [2026, "maha-shivaratri", "2026-02-15"],
    [2026, "holi", "2026-03-04"],
    [2026, "chaitra-navratri", "2026-03-19"],
    [2026, "ram-navami", "2026-03-26"],
    [2026, "hanuman-jayanti", "2026-04-02"],
    [2026, "buddha-purnima", "2026-05-01"],
    [2026, "guru-purnima", "2026-07-29"],
    [2026, "nag-panchami", "2026-08-17"],
    [2026, "raksha-bandhan", "2026-08-28"],
    [2026, "janmashtami", "2026-09-04"],
    [2026, "ganesh-chaturthi", "2026-09-14"],
    [2026, "sharad-navratri", "2026-10-11"],
    [2026, "vijayadashami", "2026-10-20"],
    [2026, "karwa-chauth", "2026-10-29"],
    [2026, "dhanteras", "2026-11-06"],
    [2026, "diwali", "2026-11-08"],
    [2026, "govardhan-puja", "2026-11-10"],
    [2026, "bhai-dooj", "2026-11-11"],
    [2026, "chhath", "2026-11-15"],
    [2023, "holi", "2023-03-08"],
    [2023, "raksha-bandhan", "2023-08-30"],
    [2020, "akshaya-tritiya", "2020-04-26"],
    [2023, "janmashtami-smarta", "2023-09-06"],
    [2023, "janmashtami-vaishnava", "2023-09-07"],
    [2024, "janmashtami", "2024-08-26"],
    [2025, "janmashtami-smarta", "2025-08-15"],
    [2025, "janmashtami-vaishnava", "2025-08-16"],
    [2027, "janmashtami-smarta", "2027-08-24"],
    [2027, "janmashtami-vaishnava", "2027-08-25"],
    [2025, "durga-ashtami", "2025-09-30"],
    [2025, "govardhan-puja", "2025-10-22"],
    [2026, "akshaya-tritiya", "2026-04-19"],
    [2026, "sharad-purnima", "2026-10-25"],
    [2027, "makar-sankranti", "2027-01-15"],
    [2027, "vasant-panchami", "2027-02-11"],
    [2027, "maha-shivaratri", "2027-03-06"],
    [2027, "holi", "2027-03-22"],
    [2027, "chaitra-navratri", "2027-04-07"],
    [2027, "ram-navami", "2027-04-15"],
    [2027, "akshaya-tritiya", "2027-05-09"],
    [2027, "buddha-purnima", "2027-05-20"],
    [2027, "rath-yatra", "2027-07-05"],
    [2027, "guru-purnima", "2027-07-18"],
    [2027, "raksha-bandhan", "2027-08-17"],
    [2027, "ganesh-chaturthi", "2027-09-04"],
    [2027, "sharad-navratri", "2027-09-30"],
    [2027, "vijayadashami", "2027-10-09"],
    [2027, "karwa-chauth", "2027-10-18"],
    [2027, "dhanteras", "2027-10-27"],
    [2027, "diwali", "2027-10-29"],
    [2027, "chhath", "2027-11-04"],
  ])("%i: %s on %s", (year, key, date) => {
    expect(dateOf(key, yearOf(year))).toEqual([date]);
  });
});

test("Vaishnavas observe no Janmashtami on a day at whose sunrise it is still Saptami", () => {
  const found = Array.from({ length: 60 }, (_, index) => 2000 + index).flatMap((year) =>
    observancesBetween({ from: `${year}-08-01`, to: `${year}-09-20`, ...delhi }).filter(
      ({ key }) => key === "janmashtami-vaishnava" || key === "janmashtami",
    ),
  );
  expect(found).toHaveLength(60);
  const tithis = found.map(({ date }) => {
    const day = panchangOf({ date, ...delhi });
    return day.status === "ok" ? day.tithi[0]?.number : undefined;
  });
  expect(new Set(tithis).has(22)).toBe(false);
});

test("a festival once a year, also when a month is added", () => {
  for (const year of [2020, 2023, 2026, 2029]) {
    const keys = yearOf(year).map(({ key }) => key);
    for (const key of ["diwali", "ganesh-chaturthi", "ram-navami", "holi", "raksha-bandhan"])
      expect(keys.filter((found) => found === key)).toHaveLength(1);
  }
});

test("an ekadashi in each fortnight, each on a day of its own", () => {
  const dates = yearOf(2026)
    .filter(({ key }) => key.startsWith("ekadashi"))
    .map(({ date }) => Date.parse(date));
  expect(dates.length).toBeGreaterThanOrEqual(24);
  for (const [index, date] of dates.slice(1).entries()) {
    const days = (date - (dates[index] ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(13);
    expect(days).toBeLessThanOrEqual(16);
  }
});

test.each([
  ["Amalaki", "ekadashi-shukla", "2023-03-03"],
  ["Nirjala", "ekadashi-shukla", "2024-06-18"],
  ["Rama", "ekadashi-krishna", "2024-10-28"],
  ["Padmini", "ekadashi-shukla", "2026-05-27"],
])("%s Ekadashi, which includes two sunrises, is observed on the second day: %s on %s", (_, key, date) => {
  expect(dateOf(key, yearOf(Number(date.slice(0, 4))))).toContain(date);
});

test("2026 has an added Jyeshtha, which the Indian almanacs begin on 17 May", () => {
  expect(lunarMonthAt(new Date("2026-05-25T00:00Z"))).toMatchObject({ name: "jyeshtha", adhika: true });
  expect(lunarMonthAt(new Date("2026-06-20T00:00Z"))).toMatchObject({ name: "jyeshtha", adhika: false });
  expect(lunarMonthAt(new Date("2026-05-10T00:00Z"))).toMatchObject({ name: "vaishakha", adhika: false });
});

test("the dark half before Diwali is Ashwin's in the west and Kartika's in the north", () => {
  const month = lunarMonthAt(new Date("2026-11-08T12:00Z"));
  expect(month.name).toBe("ashwin");
  expect(purnimantaName(month, 30)).toBe("kartika");
  expect(purnimantaName(month, 3)).toBe("ashwin");
});

test("the same tithi is observed by the sunrise of the place", () => {
  // Ekadashi of 24 June 2026, 18:12 to 25 June, 20:09 in India is 24 June, 8:42 to 25 June, 10:39 in New Jersey.
  const found = yearOf(2026, newJersey).filter(({ key }) => key === "ekadashi-shukla");
  expect(found.map(({ date }) => date)).toContain("2026-06-25");
  // The full moon of 24 November 2026 lasts until 9:53 in the morning there, so it includes the sunrise of that day.
  expect(dateOf("purnima", yearOf(2026, newJersey))).toContain("2026-11-24");
});

test("a time without days has no observances, and a polar night none either", () => {
  expect(observancesBetween({ from: "2026-03-05", to: "2026-03-04", ...delhi })).toEqual([]);
  const tromso = { zone: "Europe/Oslo", place: { lat: 69.65, lon: 18.96 } };
  expect(
    observancesBetween({ from: "2026-12-05", to: "2026-12-28", ...tromso }).map(({ key }) => key),
  ).toEqual([]);
});
