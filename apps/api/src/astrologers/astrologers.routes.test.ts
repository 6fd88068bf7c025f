import { astrologer, astrologerListing, openSlots } from "@aradhana/core/consultation";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readResponse } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { stableId } from "../ids/new-id.ts";
import { astrologers, slots } from "./astrologers.table.ts";
import { rollSlots, slotsOfDay } from "./roll-slots.ts";

const { db, request, time } = await createTestApp();
const base = "/noauth-api/v1/astrologer";
const list = async (query = "") =>
  (await readResponse(await request(`${base}/getListing?limit=48${query}`), astrologerListing)).results;
const page = async (slug: string, query = "") =>
  readResponse(
    await request(`${base}/astrologerById?astrologer_id=${stableId("ag", slug)}${query}`),
    astrologer,
  );
const slotsOf = async (slug: string) =>
  (await readResponse(await request(`${base}/getSlots?astrologer_id=${stableId("ag", slug)}`), openSlots))
    .results.slots;

describe("the listing", () => {
  test("has every astrologer, without a rating before somebody had a session", async () => {
    const { astrologers: all } = await list();
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.every(({ rating }) => rating === null)).toBe(true);
    expect(all.every(({ status }) => status === "offline")).toBe(true);
  });

  test("counts for each value how many it would leave, beside the other filters", async () => {
    const { facets } = await list("&topic=marriage");
    const speaks = facets.find(({ key }) => key === "speaks")?.options ?? [];
    for (const { value, count } of speaks) {
      expect((await list(`&topic=marriage&speaks=${value}`)).astrologers).toHaveLength(count);
    }
    expect(speaks.length).toBeGreaterThan(3);
  });

  test("is searched by name, language and skill in either script", async () => {
    const titles = async (q: string) =>
      (await list(`&q=${encodeURIComponent(q)}`)).astrologers.map(({ slug }) => slug);
    expect(await titles("meenakshi")).toEqual(["meenakshi-sundaram"]);
    expect(await titles("मीनाक्षी")).toEqual(["meenakshi-sundaram"]);
    expect(await titles("tamil")).toContain("deepa-iyer");
    expect(await titles("lal kitab")).toContain("harpreet-bedi");
  });

  test("suggests others where nothing matches", async () => {
    const { astrologers: found, suggestions } = await list("&q=zzzz");
    expect(found).toEqual([]);
    expect(suggestions).toHaveLength(4);
  });

  test("is sorted by the price of the shortest session in the visitor's currency", async () => {
    const { astrologers: cheap } = await list("&sort=price&country_code=us");
    const prices = cheap.map(({ session_prices: [first] }) => first?.price.amount ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(cheap[0]?.session_prices[0]?.price.currency).toBe("usd");
  });

  test("shows as online only who is seen to be there", async () => {
    const id = stableId("ag", "meenakshi-sundaram");
    await db.update(astrologers).set({ isAvailable: true, seenAt: time.now }).where(eq(astrologers.id, id));
    expect((await list("&status=online")).astrologers.map(({ slug }) => slug)).toEqual([
      "meenakshi-sundaram",
    ]);
    await db
      .update(astrologers)
      .set({ seenAt: new Date(time.now.getTime() - 61_000) })
      .where(eq(astrologers.id, id));
    expect((await list("&status=online")).astrologers).toEqual([]);
  });
});

test("an astrologer's page is in the visitor's language; nobody of that id is a 404", async () => {
  expect((await page("vishwanath-tripathi", "&lang=hi")).results.education).toContain("वाराणसी");
  expect((await page("nobody")).code).toBe("astrologer.not_found");
});

describe("slots", () => {
  test("are at working hours by the astrologer's clock, and added once", async () => {
    const before = await slotsOf("deepa-iyer");
    await rollSlots(db, time.now);
    expect(await slotsOf("deepa-iyer")).toEqual(before);
    const hours = before.map(({ start_at }) =>
      new Intl.DateTimeFormat("en-GB", {
        timeZone: "America/New_York",
        hour: "2-digit",
        weekday: "short",
      }).format(new Date(start_at)),
    );
    expect(new Set(hours)).toEqual(
      new Set([
        ...["Mon", "Tue", "Wed", "Thu"].flatMap((day) => ["18", "19", "20"].map((hour) => `${day}, ${hour}`)),
        ...["09", "10", "11"].map((hour) => `Sat, ${hour}`),
      ]),
    );
  });

  test("roll by themselves: a day later there is a day more", async () => {
    const last = (await slotsOf("lakshmi-narayana-sastry")).at(-1)?.start_at ?? "";
    time.now = new Date(time.now.getTime() + 2 * 86_400_000);
    await rollSlots(db, time.now);
    const later = await slotsOf("lakshmi-narayana-sastry");
    const dayOf = (at = "") => Date.parse(at);
    expect(dayOf(later.at(-1)?.start_at)).toBeGreaterThan(dayOf(last));
  });

  test("that are held come back when the hold runs out", async () => {
    const [first] = await slotsOf("kavita-rathod");
    const id = first?.id ?? "";
    const heldUntil = new Date(time.now.getTime() + 600_000);
    await db.update(slots).set({ state: "held", bookingId: "bk_x", heldUntil }).where(eq(slots.id, id));
    expect((await slotsOf("kavita-rathod")).some((slot) => slot.id === id)).toBe(false);
    time.now = new Date(heldUntil.getTime());
    expect((await slotsOf("kavita-rathod")).some((slot) => slot.id === id)).toBe(true);
  });

  test("keep the clock time when summer time begins, and an hour that is skipped has none", () => {
    const schedule = {
      tz: "Europe/London",
      slotMinutes: 60,
      hours: [{ weekday: 0, fromMinute: 0, toMinute: 180 }],
    };
    expect(slotsOfDay(schedule, "2026-03-22").map((at) => at.toISOString().slice(11, 16))).toEqual([
      "00:00",
      "01:00",
      "02:00",
    ]);
    // On 29 March 2026 clocks go from 01:00 to 02:00.
    expect(slotsOfDay(schedule, "2026-03-29").map((at) => at.toISOString().slice(11, 16))).toEqual([
      "00:00",
      "01:00",
    ]);
  });
});
