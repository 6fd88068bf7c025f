/**
 * How old an answer may be when a visitor reads it, in ms: a minute in the API's own cache, and six in a
 * page that a browser or an edge cached and showed while it fetched a new one.
 */
const OLDEST_ANSWER = 7 * 60_000;

/**
 * The time now, in ms, from the server's time of the response and the visitor's own clock. That clock is used as long
 * as it is plausible, since the response may have been cached for minutes.
 */
export function nowBy(serverTime: string, ownClock: number): number {
  const answered = Date.parse(serverTime);
  return isPlausible(answered, ownClock) ? ownClock : answered;
}

/** Whether the visitor's clock fits an answer: neither before it nor long after. */
export function isPlausible(answered: number, ownClock: number): boolean {
  return ownClock >= answered && ownClock - answered <= OLDEST_ANSWER;
}
