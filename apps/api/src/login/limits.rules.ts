import type { NetworkSize } from "../http/network-of.ts";
import { remaining, waitFor } from "../rate-limit/wait-for.ts";

/** Wrong codes within this minute. */
export interface Guesses {
  /** From all networks; each region counts at most up to `wrongInTotal`. */
  total: number;
  /** From the networks of this visitor. */
  networks: readonly { size: NetworkSize; times: number }[];
}

/** Recently sent codes. Times are newest first. */
export interface SendHistory {
  /** To this number within a day, at least the ten newest. */
  toPhone: readonly Date[];
  /** From this network within an hour, at least the twenty newest. */
  fromAddress: readonly Date[];
  /** From the larger networks of this visitor within this hour. */
  fromLarger: readonly { size: NetworkSize; times: number }[];
  /** To all numbers within a minute. */
  total: number;
  wrongGuesses: Guesses;
  /** Whether this number has signed in on this device before. */
  isKnown: boolean;
  /** When the tries of this number were last used up. */
  exhaustedAt: Date | null;
}

export type SendDecision = { ok: true } | { ok: false; code: SendErrorCode; retryAfter: number };
export type SendErrorCode = "otp_too_soon" | "otp_too_many" | "otp_blocked" | "otp_paused";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits of signing in. Durations are milliseconds. */
export interface Limits {
  resendAfter: number;
  perPhoneHour: number;
  perPhoneDay: number;
  perAddressHour: number;
  /** How many times that a network of a size may send. */
  addressesIn: Record<NetworkSize, number>;
  /** How long a number is blocked after all tries of a code were wrong. */
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

export const defaultLimits: Limits = {
  resendAfter: 30 * SECOND,
  perPhoneHour: 5,
  perPhoneDay: 10,
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

/** Whether another code may be sent; if not, the error code and the seconds to wait. */
export function checkSend(history: SendHistory, limits: Limits, now: Date): SendDecision {
  const { toPhone, fromAddress, fromLarger, total, wrongGuesses, exhaustedAt, isKnown } = history;
  const isCrowded = fromLarger.some(
    ({ size, times }) => times >= limits.perAddressHour * limits.addressesIn[size],
  );
  const waits: [SendErrorCode, number][] = [
    ["otp_blocked", exhaustedAt ? remaining(exhaustedAt, limits.blockedFor, now) : 0],
    ["otp_too_many", waitFor(toPhone, limits.perPhoneDay, DAY, now)],
    ["otp_too_many", waitFor(toPhone, limits.perPhoneHour, HOUR, now)],
    ["otp_too_soon", waitFor(toPhone, 1, limits.resendAfter, now)],
  ];
  // What others do must not lock out a number on its own device. The limits of the number remain.
  if (!isKnown) {
    waits.push(
      ["otp_too_many", waitFor(fromAddress, limits.perAddressHour, HOUR, now)],
      ["otp_too_many", isCrowded ? HOUR - (now.getTime() % HOUR) : 0],
      ["otp_paused", total >= limits.perMinute || isGuessing(wrongGuesses, limits) ? MINUTE : 0],
    );
  }
  const longest = waits.filter(([, wait]) => wait > 0).toSorted(([, a], [, b]) => b - a)[0];
  if (!longest) return { ok: true };
  return { ok: false, code: longest[0], retryAfter: Math.ceil(longest[1] / SECOND) };
}

/** Whether the number of wrong codes suggests guessing, by a network of this visitor or by very many together. */
export function isGuessing({ total, networks }: Guesses, limits: Limits): boolean {
  if (total >= limits.closedFrom) return true;
  const isAttacked = total >= limits.attackedFrom;
  return networks.some(
    ({ size, times }) => times >= (isAttacked ? limits.wrongWhileAttacked : limits.wrongPerMinute[size]),
  );
}
