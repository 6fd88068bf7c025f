/** Wrong codes within a minute. */
export interface Guesses {
  /** Of everybody, of whom no network counts for more than it is allowed. */
  everybody: number;
  /** For codes that this network asked for. */
  network: number;
}

/** What was sent lately. Times are newest first. */
export interface SendHistory {
  /** To this number within a day, at least the newest ten. */
  toPhone: readonly Date[];
  /** From this network within an hour, at least the newest twenty. */
  fromAddress: readonly Date[];
  /** To anybody within a minute. */
  toAnybody: number;
  wrongGuesses: Guesses;
  /** When this number last used up its tries. */
  exhaustedAt: Date | null;
}

export type SendVerdict = { ok: true } | { ok: false; code: RefusedSend; retryAfter: number };
export type RefusedSend = "otp_too_soon" | "otp_too_many" | "otp_blocked" | "otp_paused";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much is allowed. Durations are milliseconds. */
export interface Limits {
  resendAfter: number;
  perPhoneHour: number;
  perPhoneDay: number;
  perAddressHour: number;
  /** How long a number waits whose code was guessed at until its tries were gone. */
  blockedFor: number;
  /** Ten thousand numbers attacked at once stay below every limit of their own: these two are everybody's. */
  perMinute: number;
  wrongPerMinute: number;
  /** Far below the one of everybody: a single host must not pause signing in for all. */
  wrongPerAddress: number;
  /** Of one code. */
  tries: number;
  lifetime: number;
}

/** A message costs money, and a guess costs safety. */
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

/** Whether one more code may be sent, and if not, why and for how many seconds. */
export function judgeSend(history: SendHistory, limits: Limits, now: Date): SendVerdict {
  const { toPhone, fromAddress, toAnybody, wrongGuesses, exhaustedAt } = history;
  const waits: [RefusedSend, number][] = [
    ["otp_blocked", exhaustedAt ? left(exhaustedAt, limits.blockedFor, now) : 0],
    ["otp_too_many", fullFor(toPhone, limits.perPhoneDay, DAY, now)],
    ["otp_too_many", fullFor(toPhone, limits.perPhoneHour, HOUR, now)],
    ["otp_too_many", fullFor(fromAddress, limits.perAddressHour, HOUR, now)],
    ["otp_too_soon", fullFor(toPhone, 1, limits.resendAfter, now)],
    ["otp_paused", toAnybody >= limits.perMinute || isGuessing(wrongGuesses, limits) ? MINUTE : 0],
  ];
  const refused = waits.filter(([, wait]) => wait > 0).toSorted(([, a], [, b]) => b - a)[0];
  if (!refused) return { ok: true };
  return { ok: false, code: refused[0], retryAfter: Math.ceil(refused[1] / SECOND) };
}

/** Whether so many wrong codes come in that somebody must be guessing: this network, or many across many numbers. */
export const isGuessing = ({ everybody, network }: Guesses, limits: Limits) =>
  everybody >= limits.wrongPerMinute || network >= limits.wrongPerAddress;

/** Milliseconds until fewer than `allowed` of these times lie within the window. */
function fullFor(times: readonly Date[], allowed: number, window: number, now: Date): number {
  const deciding = times[allowed - 1];
  return deciding ? left(deciding, window, now) : 0;
}

/** Milliseconds until `since` lies `window` back. */
export const left = (since: Date, window: number, now: Date) =>
  Math.max(0, since.getTime() + window - now.getTime());
