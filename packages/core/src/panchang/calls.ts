import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse } from "../api/read-response.ts";
import type { Language } from "../contract/primitives.ts";
import { panchangDay } from "./panchang-day.ts";

/** A zone, or a place in it. */
export interface PanchangPlace {
  zone: string;
  lat?: number;
  lon?: number;
}

/** The panchang of today at a place. */
export async function getPanchangDay(api: ApiClient, { zone, lat, lon }: PanchangPlace) {
  return parseResponse(await api.get("/noauth-api/v1/panchang/day", { zone, lat, lon }), panchangDay);
}

/** The path of the calendar of vrats and festivals at a place. */
export function calendarPath({ zone, lat, lon }: PanchangPlace, lang: Language): string {
  const query = new URLSearchParams({ zone, lang });
  if (lat !== undefined && lon !== undefined) {
    query.set("lat", `${lat}`);
    query.set("lon", `${lon}`);
  }
  return `/noauth-api/v1/panchang/calendar.ics?${query}`;
}
