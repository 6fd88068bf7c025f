import { randomInt } from "node:crypto";
import {
  chadhaavaById,
  createApiClient,
  getChadhaavaListing,
  getPoojaListing,
  poojaById,
} from "@aradhana/core/api";
import type { Chadhaava, Language, Pooja } from "@aradhana/core/contract";
import type { CountryCode } from "@aradhana/core/country";
import { expect } from "@playwright/test";
import { origins } from "../system.ts";

const HOUR = 60 * 60_000; // ms

interface PujaFilter {
  country?: CountryCode;
  language?: Language;
  vip?: boolean;
  /** One with pay later and without a limit of places. */
  payLater?: boolean;
  /** Where its prasad is shipped. */
  shipsTo?: "all" | "in";
  /** One that also takes place on other dates. */
  again?: boolean;
  /** Its place among those that match. @default 0, the soonest */
  nth?: number;
}

interface Client {
  host?: string;
  country?: CountryCode;
  language?: Language;
}

/** The API as one session calls it. */
const clientOf = (session: string, { host = origins.api, country = "in", language = "en" }: Client = {}) =>
  createApiClient({
    ...{ host, language, pageOrigin: origins.web, platform: "web" },
    sessionId: () => session,
    country: () => country,
  });

/** A puja that stays bookable during a test, as the API describes it to a visitor of that country. */
export async function findPuja(filter: PujaFilter = {}, host = origins.api): Promise<Pooja> {
  const { country = "in", language = "en", vip = false, payLater, shipsTo, again, nth = 0 } = filter;
  const api = clientOf("end-to-end-tests", { host, country, language });
  const { results, meta } = await getPoojaListing(api, { vip: String(vip), limit: 48 });
  const latest = new Date(Date.parse(meta.server_time) + 6 * HOUR).toISOString();
  const open = results.pujas.filter(
    ({ cutoff_at, status, seats_left, bnpl_enabled }) =>
      status === "open" &&
      cutoff_at > latest &&
      (seats_left ?? 99) > 1 &&
      (!payLater || (bnpl_enabled && seats_left === null)),
  );
  for (const { id } of open.slice(nth)) {
    const puja = (await poojaById(api, id)).results;
    // A VIP package may send prasad; any other test books the first package, with a phone number alone.
    const needsAddress = !vip && puja.packages[0]?.ships_prasad;
    if (needsAddress || (shipsTo && puja.prasad?.ships_to !== shipsTo)) continue;
    if (!again || puja.dates.length > 0) return puja;
  }
  throw new Error("the seed holds no such puja");
}

/** A chadhaava that stays bookable during a test. */
export async function findChadhaava(
  matches: (chadhaava: Chadhaava) => boolean = () => true,
): Promise<Chadhaava> {
  const api = clientOf("end-to-end-tests");
  const { results, meta } = await getChadhaavaListing(api, { limit: 48 });
  const latest = new Date(Date.parse(meta.server_time) + 6 * HOUR).toISOString();
  const open = results.chadhaavas.filter(({ status, cutoff_at }) => status === "open" && cutoff_at > latest);
  for (const { id } of open) {
    const chadhaava = (await chadhaavaById(api, id)).results;
    if (matches(chadhaava)) return chadhaava;
  }
  throw new Error("the seed has no such chadhaava to book");
}

/** A mobile number that is unique in this run. */
export const newPhone = () => `9${String(randomInt(10 ** 9)).padStart(9, "0")}`;

interface Sent {
  to: string;
  template: string;
  text: string;
}

/** The newest message of a kind to an Indian number, waiting until it is sent. */
export async function messageTo(phone: string, template: string, host = origins.api): Promise<string> {
  let newest: Sent | undefined;
  await expect(async () => {
    const answer = await fetch(`${host}/dev/outbox.json`);
    const { messages } = (await answer.json()) as { messages: Sent[] };
    newest = messages.find((sent) => sent.to === `+91${phone}` && sent.template === template);
    expect(newest).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return newest?.text ?? "";
}

/** The one-time code that was sent to a number. */
export async function codeFor(phone: string, host = origins.api): Promise<string> {
  const [code = ""] = /^\d{6}/.exec(await messageTo(phone, "otp", host)) ?? [];
  return code;
}
