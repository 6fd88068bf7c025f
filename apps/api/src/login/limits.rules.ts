import { remaining, waitFor } from "../rate-limit/wait-for.ts";

/** Wrong codes within the last minute. */
export interface Guesses {
  /** From all networks; each counts at most up to its own limit. */
  total: number;
  /** For codes that this network requested. */
  network: number;
}

/** Recently sent codes. Times are newest first. */
export interface SendHistory {
  /** To this number within a day, at least the ten newest. */
  toPhone: readonly Date[];
  /** From this network within an hour, at least the twenty newest. */
  fromAddress: readonly Date[];
  /** To all numbers within a minute. */
  total: number;
  wrongGuesses: Guesses;
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
  /** How long a number is blocked after all tries of a code were wrong. */
  blockedFor: number;
  /** This and the next one are global: an attack on many numbers stays below every limit for one number. */
  perMinute: number;
  wrongPerMinute: number;
  /** Far below the global limit: one host must not pause signing in for everyone. */
  wrongPerAddress: number;
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
  perMinute: 300,
  wrongPerMinute: 100,
  wrongPerAddress: 20,
  tries: 5,
  lifetime: 5 * MINUTE,
};

/** Whether another code may be sent; if not, the error code and the seconds to wait. */
export function checkSend(history: SendHistory, limits: Limits, now: Date): SendDecision {
  const { toPhone, fromAddress, total, wrongGuesses, exhaustedAt } = history;
  const waits: [SendErrorCode, number][] = [
    ["otp_blocked", exhaustedAt ? remaining(exhaustedAt, limits.blockedFor, now) : 0],
    ["otp_too_many", waitFor(toPhone, limits.perPhoneDay, DAY, now)],
    ["otp_too_many", waitFor(toPhone, limits.perPhoneHour, HOUR, now)],
    ["otp_too_many", waitFor(fromAddress, limits.perAddressHour, HOUR, now)],
    ["otp_too_soon", waitFor(toPhone, 1, limits.resendAfter, now)],
    ["otp_paused", total >= limits.perMinute || isGuessing(wrongGuesses, limits) ? MINUTE : 0],
  ];
  const longest = waits.filter(([, wait]) => wait > 0).toSorted(([, a], [, b]) => b - a)[0];
  if (!longest) return { ok: true };
  return { ok: false, code: longest[0], retryAfter: Math.ceil(longest[1] / SECOND) };
}

/** Whether the number of wrong codes suggests guessing, by this network or by many together. */
export const isGuessing = ({ total, network }: Guesses, limits: Limits) =>
  total >= limits.wrongPerMinute || network >= limits.wrongPerAddress;
