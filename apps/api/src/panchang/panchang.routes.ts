import { calendarFile } from "@aradhana/core/calendar-file";
import type { Language } from "@aradhana/core/contract";
import { calendarQuery, type PanchangDay, panchangDay, panchangDayQuery } from "@aradhana/core/panchang";
import { panchangOf } from "@aradhana/jyotish/panchang";
import type { Place } from "@aradhana/jyotish/sky";
import { Hono } from "hono";
import { dayInZone } from "../calendar/day-in-zone.ts";
import type { Clock } from "../clock.ts";
import { invalidInput } from "../errors/common.errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { SendCached } from "../http/cached-responses.ts";
import { createReadCache } from "../http/create-read-cache.ts";
import { documented } from "../http/documented.ts";
import { validated } from "../http/validated.ts";
import { LONGEST_OUTLOOK_DAYS, type Observance, observancesBetween } from "../observances/observances.ts";
import { dayView, observancesView } from "./day-view.ts";
import { withoutIncluded } from "./observance-names.ts";
import { townOfZone } from "./town-of-zone.ts";

const tag = "panchang";
const DAY = 86_400_000;
/** How many days of vrats and festivals follow the panchang of a day. */
const DAYS_SHOWN = 14;
const calendarNames = { en: "Vrats and festivals", hi: "व्रत और त्योहार" };

interface Where {
  zone: string;
  place: Place;
  /** Null for coordinates. */
  town: string | null;
}

/** The panchang of a day at a place, and its vrats and festivals as a calendar to subscribe to. */
export function panchangRoutes({ clock, sendCached }: { clock: Clock; sendCached: SendCached }) {
  // A year takes two tenths of a second, and is the same all day.
  const cached = createReadCache<Observance[]>({ clock, retentionMs: DAY });

  const observancesFrom = (date: string, { zone, place }: Where, days: number) =>
    cached(JSON.stringify([date, zone, place, days]), async () =>
      withoutIncluded(observancesBetween({ from: date, to: addDays(date, days), zone, place })),
    );

  return new Hono<AppEnv>()
    .get(
      "/day",
      documented({
        tag,
        summary: "The panchang of a day at a place; of today unless a date is given",
        results: panchangDay,
        errorResponses: [invalidInput],
      }),
      validated("query", panchangDayQuery),
      (c) => {
        const query = c.req.valid("query");
        const where = whereOf(query);
        const date = query.date ?? dayInZone(query.zone, clock());
        return sendCached(c, { ...query, date }, async () => {
          const { zone, place, town } = where;
          const found = panchangOf({ date, zone, place });
          const results: PanchangDay = {
            ...{ date, zone, town },
            day: found.status === "ok" ? dayView(found, query.lang) : null,
            observances: observancesView(await observancesFrom(date, where, DAYS_SHOWN), query.lang),
          };
          return { results };
        });
      },
    )
    .get(
      "/calendar.ics",
      documented({
        tag,
        summary: "Vrats and festivals at a place, as a calendar to subscribe to",
        type: "text/calendar",
        errorResponses: [invalidInput],
      }),
      validated("query", calendarQuery),
      async (c) => {
        const query = c.req.valid("query");
        const where = whereOf(query);
        const today = dayInZone(query.zone, clock());
        const found = await observancesFrom(today, where, LONGEST_OUTLOOK_DAYS);
        c.header("Content-Type", "text/calendar; charset=utf-8");
        c.header("Cache-Control", "public, max-age=3600");
        return c.body(toCalendar(found, where, query.lang, today));
      },
    );
}

function toCalendar(found: Observance[], { town }: Where, language: Language, today: string): string {
  const name = calendarNames[language];
  return calendarFile({
    name: town ? `${name}, ${town}` : name,
    events: observancesView(found, language).map(({ key, name: title, date }) => ({
      ...{ uid: `${key}-${date}`, title, day: date },
    })),
    // Built again each day, so that the same day's file is the same to the byte.
    now: new Date(`${today}T00:00:00Z`),
  });
}

function whereOf({
  zone,
  lat,
  lon,
  lang,
}: {
  zone: string;
  lat?: number;
  lon?: number;
  lang: Language;
}): Where {
  if (lat !== undefined && lon !== undefined) return { zone, place: { lat, lon }, town: null };
  const town = townOfZone(zone, lang);
  if (town) return { zone, place: town.place, town: town.name };
  const message = "This zone has no town of its own: send lat and lon.";
  throw invalidInput({ fieldErrors: [{ field: "zone", code: "no_town", message }] });
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
