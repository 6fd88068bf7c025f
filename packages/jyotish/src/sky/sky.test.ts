import { expect, test } from "vitest";
import {
  daysOf,
  grahaPositions,
  lagnaLongitude,
  nextCrossing,
  nextRise,
  nextSet,
  normalize,
  siderealLongitude,
  signed,
} from "./index.ts";

test("an angle is between 0 and 360, and a difference between -180 and 180", () => {
  expect([-1, 0, 360, 725, -1e-18].map(normalize)).toEqual([359, 0, 0, 5, 0]);
  expect([190, -190, 10].map(signed)).toEqual([-170, 170, 10]);
});

test("Ketu is opposite to Rahu, and both always move backward when they are the mean nodes", () => {
  const positions = grahaPositions(new Date("2026-11-23T06:00:00Z"));
  const [rahu, ketu] = positions.slice(-2);
  expect(Math.abs(signed((rahu?.longitude ?? 0) - (ketu?.longitude ?? 0)))).toBeCloseTo(180, 9);
  expect([rahu?.retrograde, ketu?.retrograde]).toEqual([true, true]);
});

test("the total solar eclipse of 21 August 2017 was a new moon near a node", () => {
  // NASA, Five Millennium Catalog of Solar Eclipses: conjunction in ecliptic longitude at 18:30:11 UT.
  const days = daysOf(new Date("2017-08-21T18:30:11Z"));
  const lead = signed(siderealLongitude("moon", days) - siderealLongitude("sun", days));
  expect(Math.abs(lead) * 3600).toBeLessThan(10);
  expect(
    Math.abs(signed(siderealLongitude("sun", days) - siderealLongitude("rahu", days, "true"))),
  ).toBeLessThan(18);
});

test("the Sun enters Makara before dawn of 15 January 2024 in India", () => {
  const found = nextCrossing(
    (days) => siderealLongitude("sun", days),
    270,
    daysOf(new Date("2024-01-01T00:00:00Z")),
    0.9856,
  );
  // Almanacs printed 02:43 to 02:54 IST: a second of arc of ayanamsa is 25 seconds of time.
  expect(found).toBeGreaterThan(daysOf(new Date("2024-01-15T02:42:00+05:30")));
  expect(found).toBeLessThan(daysOf(new Date("2024-01-15T02:55:00+05:30")));
});

test("in a polar summer and winter the Sun neither rises nor sets", () => {
  const tromso = { lat: 69.65, lon: 18.96 };
  expect(nextRise("sun", new Date("2026-06-21T00:00:00Z"), tromso)).toBeUndefined();
  expect(nextSet("sun", new Date("2026-06-21T00:00:00Z"), tromso)).toBeUndefined();
  expect(nextRise("sun", new Date("2026-12-21T00:00:00Z"), tromso)).toBeUndefined();
  // The polar night ends in the middle of January.
  expect(nextRise("sun", new Date("2026-12-21T00:00:00Z"), tromso, { limitDays: 60 })?.toISOString()).toMatch(
    /^2027-01-1/,
  );
});

test.each([
  ["2026-03-20", "2026-09-20"],
  ["2026-02-25", "2026-10-15"],
])("inside the polar circle the lagna is still what rises: the Sun at its rising on %s and %s", (...days) => {
  const place = { lat: 78.22, lon: 15.65 };
  for (const day of days) {
    const rising = nextRise("sun", new Date(`${day}T00:00:00Z`), place, { horizon: "centre" });
    if (!rising) throw new Error(`no sunrise on ${day}`);
    const sun = siderealLongitude("sun", daysOf(rising));
    expect(Math.abs(signed(lagnaLongitude(rising, place) - sun)), day).toBeLessThan(0.3);
  }
});
