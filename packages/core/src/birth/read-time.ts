import * as v from "valibot";
import type { ApiClient } from "../api/create-api-client.ts";
import { parseResponse, readBody } from "../api/read-response.ts";
import { instant } from "../contract/primitives.ts";
import { birthDate, clockTime } from "./birth-details.ts";

/** `POST /noauth-api/v1/geo/localTime`: which instant a clock showed at a place. Nothing of it is stored. */
export const localTimeRequest = v.object({
  date: birthDate,
  time: clockTime,
  zone: v.pipe(v.string(), v.maxLength(40)),
});
export type LocalTimeRequest = v.InferInput<typeof localTimeRequest>;

const reading = v.object({
  instant,
  /** Seconds ahead of UTC. */
  offset: v.pipe(v.number(), v.integer()),
  /** The same as it is printed: `+05:30`. */
  offset_text: v.string(),
  warnings: v.array(v.picklist(["local-mean-time", "war-time", "city-time", "history-uncertain"])),
});
export type LocalTimeReading = v.InferOutput<typeof reading>;

/** Two readings of a time that clocks never showed (`gap`) or showed twice (`overlap`); else one. */
export const localTime = v.object({
  status: v.picklist(["unique", "gap", "overlap"]),
  readings: v.pipe(v.array(reading), v.minLength(1), v.maxLength(2)),
});
export type LocalTime = v.InferOutput<typeof localTime>;

/** Which offset applied, computed by the server, whose history of zones is known. */
export async function readTime(api: ApiClient, request: LocalTimeRequest) {
  return parseResponse(await readBody(await api.post("/noauth-api/v1/geo/localTime", request)), localTime);
}
