import type { NetworkSize } from "../http/network-of.ts";
import { remaining, waitFor } from "../rate-limit/wait-for.ts";

/** Wrong codes within this minute. */
export interface Guesses {
  /** From all networks; each region counts at most up to `wrongInTotal`. */
  total: number;
  /** From the networks of this visitor. */
  networks: readonly { size: NetworkSize; times: number }[];
}

/** Who requests a code: a device where the number has signed in before, or anybody else at one of the sign-ins. */
export type Requester = "known" | "customer" | "staff";

/** Recently sent codes. Times are newest first. */
export interface SendHistory {
  requester: Requester;
  /** To this number within a day, of all requesters; the twenty newest at least. */
  toPhone: readonly Date[];
  /** Of these, the newest of this browser and of such a requester: this device, or all the others at this sign-in. */
  newest: readonly Date[];
  /** Of these, those of such a requester, without those of browsers that have signed in since. */
  unanswered: readonly Date[];
  /** From this network within an hour, at least the twenty newest. */
  fromAddress: readonly Date[];
  /** From the larger networks of this visitor within this hour. */
  fromLarger: readonly { size: NetworkSize; times: number }[];
  /** To all numbers within a minute. */
  total: number;
  wrongGuesses: Guesses;
  /** When this browser last used up the tries of a code. */
  exhaustedAt: Date | null;
}

export type SendDecision = { ok: true } | { ok: false; code: SendErrorCode; until: Date };
export type SendErrorCode = "otp_too_soon" | "otp_too_many" | "otp_blocked" | "otp_paused";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits of signing in. Durations are milliseconds. */
export interface Limits {
  /**
   * How long to wait after the first, second … unanswered code of a day; the last one also after all later ones. What
   * others request does not change the waits of a known device, nor those of customers the waits of staff.
   */
  waits: Record<Requester, readonly [number, ...number[]]>;
  /** The most codes to a number in a day, of all requesters together. After those of `others` only its known devices get one. */
  perPhoneDay: { others: number; known: number };
  perAddressHour: number;
  /** How many times that a network of a size may send. */
  addressesIn: Record<NetworkSize, number>;
  /** How long a browser is blocked after all its tries of a code were wrong. */
  blockedFor: number;
  /** To all numbers: an attack on many numbers stays below every limit for one number. */
  perMinute: number;
  /** Wrong codes of a network in a minute, after which it is paused. */
  wrongPerMinute: Record<NetworkSize, number>;
  /** The same while many networks guess. Somebody who mistypes once still gets in. */
  wrongWhileAttacked: number;
  /** Wrong codes of all networks in a minute from which on many of them guess, and those that pause signing in. */
  attackedFrom: number;
  closedFrom: number;
  /** What one region counts for at most in these: no network alone can slow signing in for the others. */
  wrongInTotal: number;
  /** Tries for one code. */
  tries: number;
  lifetime: number;
}

const resends = [30 * SECOND, 30 * SECOND, 30 * SECOND] as const;

export const defaultLimits: Limits = {
  // Six codes in a day, and four. Together strangers have ten sent to a number (B-28).
  waits: {
    known: [...resends, HOUR, 12 * HOUR],
    customer: [...resends, HOUR, 12 * HOUR],
    staff: [30 * SECOND, 30 * SECOND, 12 * HOUR],
  },
  perPhoneDay: { others: 15, known: 20 },
  perAddressHour: 20,
  blockedFor: 15 * MINUTE,
  addressesIn: { subscriber: 1, site: 5, region: 20 },
  perMinute: 300,
  wrongPerMinute: { subscriber: 20, site: 30, region: 50 },
  wrongWhileAttacked: 2,
  attackedFrom: 200,
  closedFrom: 500,
  wrongInTotal: 20,
  tries: 5,
  lifetime: 5 * MINUTE,
};

/** How long a requester with so many unanswered codes waits after the last one. */
export const waitAfter = (unanswered: number, waits: readonly [number, ...number[]]) =>
  waits[Math.min(unanswered, waits.length) - 1] ?? waits[0];

/** Whether another code may be sent; if not, the error code and until when. */
export function checkSend(history: SendHistory, limits: Limits, now: Date): SendDecision {
  const { requester, toPhone, newest, unanswered, exhaustedAt } = history;
  const isKnown = requester === "known";
  const perDay = limits.perPhoneDay[isKnown ? "known" : "others"];
  const resend = limits.waits[requester][0];
  const wait = waitAfter(unanswered.length, limits.waits[requester]);
  const waits: [SendErrorCode, number][] = [
    ["otp_blocked", exhaustedAt ? remaining(exhaustedAt, limits.blockedFor, now) : 0],
    ["otp_too_many", waitFor(toPhone, perDay, DAY, now)],
    ...newest.map((at): [SendErrorCode, number] => ["otp_too_soon", remaining(at, resend, now)]),
    [wait > resend ? "otp_too_many" : "otp_too_soon", waitFor(unanswered, 1, wait, now)],
  ];
  // What others do must not lock out a number on its own device. The limits of the number remain.
  if (!isKnown) waits.push(...waitsOfNetworks(history, limits, now));
  const longest = waits.filter(([, wait]) => wait > 0).toSorted(([, a], [, b]) => b - a)[0];
  if (!longest) return { ok: true };
  return { ok: false, code: longest[0], until: new Date(now.getTime() + longest[1]) };
}

function waitsOfNetworks(
  { fromAddress, fromLarger, total, wrongGuesses }: SendHistory,
  limits: Limits,
  now: Date,
): [SendErrorCode, number][] {
  const isCrowded = fromLarger.some(
    ({ size, times }) => times >= limits.perAddressHour * limits.addressesIn[size],
  );
  return [
    ["otp_too_many", waitFor(fromAddress, limits.perAddressHour, HOUR, now)],
    ["otp_too_many", isCrowded ? HOUR - (now.getTime() % HOUR) : 0],
    ["otp_paused", total >= limits.perMinute || isGuessing(wrongGuesses, limits) ? MINUTE : 0],
  ];
}

/** Whether the number of wrong codes suggests guessing, by a network of this visitor or by very many together. */
export function isGuessing({ total, networks }: Guesses, limits: Limits): boolean {
  if (total >= limits.closedFrom) return true;
  const isAttacked = total >= limits.attackedFrom;
  return networks.some(
    ({ size, times }) => times >= (isAttacked ? limits.wrongWhileAttacked : limits.wrongPerMinute[size]),
  );
}
