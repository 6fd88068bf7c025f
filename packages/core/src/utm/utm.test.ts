import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { utmEntry } from "../contract/index.ts";
import { createStorage } from "../storage/index.ts";
import { addUtm, countryOfUtm, parseUtmCountry, readUtm, recentUtm, storedUtm, storeUtm } from "./index.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.UTC(2026, 10, 20, 6, 30);
const query = (text: string) => new URLSearchParams(text);
const visit = (utm_timestamp: number, parameters: Record<`utm_${string}`, string> = {}) => ({
  utm_source: "newsletter",
  utm_medium: "email",
  ...parameters,
  utm_timestamp,
});

describe("§3 UTM entry: utm_timestamp plus any utm_* parameters (utm_source, utm_medium, utm_country, utm_location)", () => {
  test("every utm_* parameter of the address is in the entry, and nothing else is", () => {
    const address =
      "utm_source=a&utm_medium=b&utm_country=IN&utm_location=Pune&utm_new_one=c&gclid=1&putm_x=2";
    expect(readUtm(query(address), now)).toEqual({
      utm_source: "a",
      utm_medium: "b",
      utm_country: "IN",
      utm_location: "Pune",
      utm_new_one: "c",
      utm_timestamp: now,
    });
  });

  test("a URL without utm_* parameters makes no entry", () => {
    expect(readUtm(query("affiliate_id=a&utm_source="), now)).toBeUndefined();
    expect(readUtm(query("utm_timestamp=1"), now)).toBeUndefined();
  });

  test("the time is the clock's, not the URL's", () => {
    expect(readUtm(query("utm_timestamp=1&utm_source=a"), now)).toEqual({
      utm_source: "a",
      utm_timestamp: now,
    });
  });

  test("of a repeated parameter the first one counts", () => {
    expect(readUtm(query("utm_source=a&utm_source=b"), now)).toMatchObject({ utm_source: "a" });
  });

  test.each([
    ...["utm_source-platform", "utm_a b", "utm_a.b[0]", "utm_स्रोत", "utm_🪔", "utm_\n"],
    `utm_${"a".repeat(96)}`,
  ])("§3 any utm_* parameter is stored: %j", (name) => {
    expect(readUtm(new URLSearchParams({ [name]: "1" }), now)).toEqual({ [name]: "1", utm_timestamp: now });
  });

  test.each(["utm_", "xutm_a", "UTM_a", "utm_\0", "utm_a\0", `utm_${"a".repeat(97)}`])(
    "%j is none",
    (name) => {
      expect(readUtm(new URLSearchParams({ [name]: "1" }), now)).toBeUndefined();
    },
  );

  test("for any URL, the API accepts the entry and it is read back unchanged", () => {
    const names = fc.oneof(
      fc.constantFrom("utm_source", "utm_medium", "utm_timestamp", "utm_", `utm_${"x".repeat(97)}`, "gclid"),
      fc.nat(30).map((at) => `utm_p${at}`),
      fc.string({ maxLength: 6 }),
      fc.string({ maxLength: 6 }).map((end) => `utm_${end}`),
    );
    const values = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: fc.constantFrom("a", "\0", "é", "🪔", "\ud800", "\udfff", "\u202e"), maxLength: 20 }),
      fc.tuple(fc.nat(3), fc.nat(600)).map(([a, lamps]) => "a".repeat(a) + "🪔".repeat(lamps)),
    );
    const parameters = fc.array(fc.tuple(names, values), { maxLength: 30 });
    fc.assert(
      fc.property(parameters, (pairs) => {
        const entry = readUtm(new URLSearchParams(pairs), now);
        if (!entry) return;
        expect(v.is(utmEntry, entry)).toBe(true);
        // Ten of them in an order, of which the API takes 64 KiB.
        expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThan(4_100);
        expect(JSON.stringify(entry)).not.toMatch(/\\u0000|\\ud[89a-f]/);
        const storage = createStorage(() => undefined);
        storage.set("utm", JSON.stringify([entry]));
        expect(storedUtm(storage)).toEqual([entry]);
      }),
    );
  });

  test("a NUL, which databases cannot store, is removed", () => {
    expect(readUtm(query("utm_source=a%00b&utm_medium=%00"), now)).toEqual({
      utm_source: "ab",
      utm_timestamp: now,
    });
  });

  test("a long value is cut, not inside a character", () => {
    const long = (value: string) => readUtm(query(`utm_term=${encodeURIComponent(value)}`), now)?.utm_term;
    expect(long("a".repeat(1_001))).toBe("a".repeat(1_000));
    expect(long(`${"a".repeat(999)}🪔`)).toBe("a".repeat(999));
    expect(long(`${"a".repeat(998)}🪔b`)).toBe(`${"a".repeat(998)}🪔`);
  });

  test("only the first forty-nine parameters are stored", () => {
    const many = Array.from({ length: 60 }, (_, at) => `utm_p${at}=${at}`).join("&");
    const entry = readUtm(query(many), now);
    expect(Object.keys(entry ?? {})).toHaveLength(50);
    expect(entry).toMatchObject({ utm_p0: "0", utm_p48: "48", utm_timestamp: now });
  });

  test("exactly four thousand bytes are accepted", () => {
    const long = "a".repeat(988); // {"utm_a":"…"} has twelve characters more
    const room = 4_000 - 3 * 1_000 - 12;
    const all = (last: number) => ({ utm_a: long, utm_b: long, utm_c: long, utm_d: "a".repeat(last) });
    const { utm_d: _, ...three } = all(room);
    expect(readUtm(new URLSearchParams(all(room)), now)).toEqual({ ...all(room), utm_timestamp: now });
    expect(readUtm(new URLSearchParams(all(room + 1)), now)).toEqual({ ...three, utm_timestamp: now });
  });

  test("very long parameters are stored up to four thousand bytes in all, in any order", () => {
    const long = (length: number) => "a".repeat(length);
    const query = { utm_a: long(1_000), utm_b: "क".repeat(980), utm_c: long(900), utm_d: "d" };
    const entry = readUtm(new URLSearchParams(query), now);
    expect(entry).toEqual({ utm_a: query.utm_a, utm_b: query.utm_b, utm_d: "d", utm_timestamp: now });
  });
});

describe("§9 UTM history keeps at most 10 entries, oldest dropped first", () => {
  test("the eleventh visit drops the first", () => {
    const ten = Array.from({ length: 10 }, (_, at) => visit(at * HOUR));
    const eleven = addUtm(ten, visit(10 * HOUR));
    expect(eleven.map((entry) => entry.utm_timestamp / HOUR)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("for any visits, the newest ones are stored in order", () => {
    const visits = fc.array(
      fc.record({ gap: fc.integer({ min: 0, max: HOUR }), source: fc.constantFrom("a", "b", "c") }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(visits, (steps) => {
        let at = 0;
        let history: ReturnType<typeof addUtm> = [];
        for (const { gap, source } of steps) {
          at += gap;
          const before = history;
          history = addUtm(history, visit(at, { utm_source: source }));
          const repeat = before.some((e) => e.utm_source === source && at - e.utm_timestamp <= 30 * MINUTE);
          expect(history).toEqual(
            repeat ? before : [...before, visit(at, { utm_source: source })].slice(-10),
          );
          expect(history.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});

describe("§9 a repeat visit with the same source and medium within 1,800,000 ms (30 min) is not stored again", () => {
  const first = visit(now);
  test.each([
    ["at once", 0, {}, 1],
    ["after 29:59.999", 1_799_999, {}, 1],
    ["after exactly 30 minutes", 1_800_000, {}, 1],
    ["a millisecond later", 1_800_001, {}, 2],
    ["from another source", 1, { utm_source: "search" }, 2],
    ["by another medium", 1, { utm_medium: "cpc" }, 2],
    ["of another campaign", 1, { utm_campaign: "diwali" }, 1],
  ] as const)("%s", (_, gap, changes, stored) => {
    expect(addUtm([first], visit(now + gap, changes))).toHaveLength(stored);
  });

  test("also with another visit between", () => {
    const between = visit(now + MINUTE, { utm_source: "search" });
    expect(addUtm([first, between], visit(now + 2 * MINUTE))).toEqual([first, between]);
  });

  test("an entry in the future, from a wrong clock, does not suppress a visit", () => {
    expect(addUtm([visit(now + HOUR)], visit(now))).toHaveLength(2);
  });
});

describe("§9 recent-UTM validity is 12 hours by default", () => {
  const history = [visit(now - 12 * HOUR - 1), visit(now - 12 * HOUR), visit(now - HOUR), visit(now + 1)];
  test("12 hours old is recent, one millisecond more is not, and neither is the future", () => {
    expect(recentUtm(history, now)).toEqual([history[1], history[2]]);
  });
  test("another validity can be passed", () => {
    expect(recentUtm(history, now, HOUR)).toEqual([history[2]]);
  });
});

describe("§5 country from UTM", () => {
  test.each([
    ["a 2-letter code is accepted, lowercased", "IN", "in"],
    ["a 2-letter code is accepted, lowercased", "dE", "de"],
    ["a 2-letter code is accepted, lowercased", " gb ", "gb"],
    ["'india' maps to in", "india", "in"],
    ["'india' maps to in", "India", "in"],
    ["'usa' maps to us", "USA", "us"],
    ["'united states' maps to us", "United States", "us"],
    ["'united states of america' maps to us", "united states of america", "us"],
  ])("%s: %j", (_, named, country) => expect(parseUtmCountry(named)).toBe(country));

  test.each(["", "i", "ind", "i1", "भारत", "united  states", "germany", "us,in", "constructor", "x\nus"])(
    "anything else is ignored: %j",
    (named) => expect(parseUtmCountry(named)).toBeUndefined(),
  );

  test("anything that is neither two letters nor one of the four names is ignored", () => {
    const names = ["india", "usa", "united states", "united states of america"];
    fc.assert(
      fc.property(fc.string(), (named) => {
        const word = named.trim().toLowerCase();
        const expected = /^[a-z][a-z]$/.test(word) || names.includes(word);
        expect(parseUtmCountry(named) !== undefined).toBe(expected);
      }),
    );
  });

  test("the latest visit that names a country decides", () => {
    const named = ["in", "de", "USA", "?"].map((utm_country, at) => visit(at, { utm_country }));
    expect(countryOfUtm([...named, visit(4)])).toBe("us");
    expect(countryOfUtm([visit(1)])).toBeUndefined();
  });
});

describe("under the key utm", () => {
  test("the history persists across pages", () => {
    const storage = createStorage(() => undefined);
    storeUtm(storage, query("utm_source=a"), now);
    storeUtm(storage, query("step=pay"), now + HOUR);
    storeUtm(storage, query("utm_source=b"), now + 2 * HOUR);
    expect(storedUtm(storage)).toEqual([
      { utm_source: "a", utm_timestamp: now },
      { utm_source: "b", utm_timestamp: now + 2 * HOUR },
    ]);
    expect(storage.keys()).toEqual(["utm"]);
  });

  test.each(["", "{", "null", "7", "{}", '"utm"'])("%s is an empty history", (garbage) => {
    const storage = createStorage(() => undefined);
    storage.set("utm", garbage);
    expect(storedUtm(storage)).toEqual([]);
    storeUtm(storage, query("utm_source=a"), now);
    expect(storedUtm(storage)).toHaveLength(1);
  });

  test("§9 UTM history keeps at most 10 entries, oldest dropped first: also of entries written by others", () => {
    const storage = createStorage(() => undefined);
    storage.set("utm", JSON.stringify(Array.from({ length: 5_000 }, (_, at) => visit(at))));
    expect(storedUtm(storage)).toEqual(Array.from({ length: 10 }, (_, at) => visit(4_990 + at)));
  });

  test("invalid visits are skipped", () => {
    const storage = createStorage(() => undefined);
    const good = visit(now);
    const bad = [
      null,
      "x",
      [],
      { utm_source: "a" },
      { ...good, utm_timestamp: "yesterday" },
      { ...good, utm_timestamp: null },
      { ...good, utm_source: true },
      { ...good, gclid: "1" },
      { ...good, utm_source: "" },
      { ...good, utm_source: "x".repeat(1_001) },
      { ...good, utm_source: "\0" },
      { ...good, utm_source: "\ud800" },
      { ...good, ...Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`utm_p${at}`, "1"])) },
    ];
    storage.set("utm", JSON.stringify([...bad, good]));
    expect(storedUtm(storage)).toEqual([good]);
  });
});
