import { describe, expect, test } from "vitest";
import { boundsOfDay, formatOffset, readLocalTime, zoneName } from "./index.ts";

const unique = (date: string, time: string, zone: string) => {
  const read = readLocalTime({ date, time, zone });
  if (read.status !== "unique") throw new Error(read.status);
  return read.reading;
};

describe("a time at a zone", () => {
  test.each([
    ["1900-01-01", "+05:21:10", ["local-mean-time", "city-time"]],
    ["1906-01-01", "+05:30", ["city-time"]],
    ["1941-11-01", "+06:30", ["war-time", "city-time"]],
    ["1942-07-01", "+05:30", ["city-time"]],
    ["1955-12-31", "+05:30", ["city-time"]],
    ["1956-01-02", "+05:30", []],
    ["1943-06-01", "+06:30", ["war-time", "city-time"]],
    ["2026-11-23", "+05:30", []],
  ] as const)("in India on %s it is %s", (date, offset, warnings) => {
    const reading = unique(date, "12:00", "Asia/Kolkata");
    expect(formatOffset(reading.offset)).toBe(offset);
    expect(reading.warnings).toEqual(warnings);
  });

  test("the instant is the clock less the offset, to the second", () => {
    expect(unique("1900-03-01", "06:10:05", "Asia/Kolkata").instant.toISOString()).toBe(
      "1900-03-01T00:48:55.000Z",
    );
    expect(unique("2026-11-23", "15:45", "America/New_York").instant.toISOString()).toBe(
      "2026-11-23T20:45:00.000Z",
    );
  });

  test("a zone by its old name is the same zone", () => {
    expect(zoneName("Asia/Calcutta")).toBe("Asia/Kolkata");
    expect(unique("1943-06-01", "12:00", "Asia/Calcutta").warnings).toContain("war-time");
  });

  test("a birth before 1970 is doubtful where the runtime lacks the zone's history", () => {
    expect(unique("1955-05-05", "05:05", "Europe/Oslo").warnings).toEqual(["history-uncertain"]);
    expect(unique("1970-05-05", "05:05", "Europe/Oslo").warnings).toEqual([]);
    expect(unique("1955-05-05", "05:05", "Europe/London").warnings).toEqual([]);
    expect(unique("1955-05-05", "05:05", "America/New_York").warnings).toEqual([]);
  });
});

describe("a time that clocks never showed", () => {
  test("comes with the readings by the old and by the new offset", () => {
    const read = readLocalTime({ date: "2026-03-08", time: "02:30", zone: "America/New_York" });
    if (read.status !== "gap") throw new Error(read.status);
    expect(read.readings.map(({ offset, instant }) => [formatOffset(offset), instant.toISOString()])).toEqual(
      [
        ["-05:00", "2026-03-08T07:30:00.000Z"],
        ["-04:00", "2026-03-08T06:30:00.000Z"],
      ],
    );
  });

  test("is also a time of a day that a zone skipped", () => {
    // Samoa crossed the date line: 30 December 2011 did not happen.
    expect(readLocalTime({ date: "2011-12-30", time: "12:00", zone: "Pacific/Apia" }).status).toBe("gap");
  });
});

test("a time that clocks showed twice comes with both instants, the earlier first", () => {
  const read = readLocalTime({ date: "2026-11-01", time: "01:30", zone: "America/New_York" });
  if (read.status !== "overlap") throw new Error(read.status);
  expect(read.readings.map(({ instant }) => instant.toISOString())).toEqual([
    "2026-11-01T05:30:00.000Z",
    "2026-11-01T06:30:00.000Z",
  ]);
});

test("India's clocks showed an hour twice when war time ended", () => {
  expect(readLocalTime({ date: "1945-10-14", time: "23:30", zone: "Asia/Kolkata" }).status).toBe("overlap");
});

test("an offset of the certificate counts instead of the zone's", () => {
  const bombay = 4 * 3600 + 51 * 60;
  const read = readLocalTime({ date: "1910-05-05", time: "12:00", zone: "Asia/Kolkata", offset: bombay });
  expect(read).toMatchObject({
    status: "unique",
    reading: { instant: new Date("1910-05-05T07:09:00Z"), offset: bombay },
  });
});

test.each([
  [{ date: "2026-02-31" }, "date"],
  [{ date: "0026-02-20" }, "date"],
  [{ date: "20-02-2026" }, "date"],
  [{ time: "24:00" }, "time"],
  [{ time: "7:00" }, "time"],
  [{ zone: "Asia/Atlantis" }, "zone"],
  [{ offset: 100_000 }, "offset"],
  [{ offset: 19_800.5 }, "offset"],
])("%o is refused by its field", (wrong, field) => {
  const right = { date: "2026-02-20", time: "07:00", zone: "Asia/Kolkata" };
  expect(readLocalTime({ ...right, ...wrong })).toEqual({ status: "invalid", field });
});

test("an offset is printed with its seconds, if it has any", () => {
  expect([19_270, 19_800, -12_600, 0].map(formatOffset)).toEqual(["+05:21:10", "+05:30", "-03:30", "+00:00"]);
});

describe("the bounds of a day", () => {
  const bounds = (date: string, zone: string) => {
    const day = boundsOfDay(date, zone);
    return day && [day.start.toISOString(), day.end.toISOString()];
  };

  test("are its midnights at the place", () => {
    expect(bounds("2026-11-23", "Asia/Kolkata")).toEqual([
      "2026-11-22T18:30:00.000Z",
      "2026-11-23T18:30:00.000Z",
    ]);
  });

  test("are 25 hours apart when clocks are turned back", () => {
    expect(bounds("2026-11-01", "America/New_York")).toEqual([
      "2026-11-01T04:00:00.000Z",
      "2026-11-02T05:00:00.000Z",
    ]);
  });

  test("begin at one o'clock where midnight was skipped", () => {
    // Brazil turned clocks forward at midnight.
    expect(bounds("1985-11-02", "America/Sao_Paulo")?.[0]).toBe("1985-11-02T03:00:00.000Z");
  });

  test("are unknown for a date or a zone that is none", () => {
    expect(boundsOfDay("2026-02-30", "Asia/Kolkata")).toBeUndefined();
    expect(boundsOfDay("2026-02-20", "Nowhere")).toBeUndefined();
  });
});
