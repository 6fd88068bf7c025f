/** What a reader of the chart should know about the offset. */
export type TimeWarning =
  /** The zone's clocks followed its own meridian, by minutes and seconds. */
  | "local-mean-time"
  /** India from October 1941 to October 1945: an hour ahead, +06:30. */
  | "war-time"
  /** India until 1955: Bombay (+04:51) and, until 1948, Calcutta (+05:53:20) kept their own time beside the zone's. */
  | "city-time"
  /** Before 1970 the runtime's history of this zone may be that of a neighbour: compare with the certificate. */
  | "history-uncertain";

/** Zones whose history before 1970 was compared with the full tz database 2026f, on 252 dates from 1900 to 2025. */
const verified =
  /^(Asia\/(Kolkata|Kathmandu|Karachi|Dhaka|Colombo)|Europe\/London|Australia\/.*|America\/(New_York|Chicago|Denver|Los_Angeles))$/;
const SINCE = Date.UTC(1970, 0, 1);
const WAR_TIME = 23_400;
const ONE_TIME_IN_INDIA = Date.UTC(1956, 0, 1);

export function warningsFor(zone: string, instant: number, offset: number): TimeWarning[] {
  const warnings: TimeWarning[] = [];
  if (offset % 900 !== 0) warnings.push("local-mean-time");
  if (zone === "Asia/Kolkata" && offset === WAR_TIME) warnings.push("war-time");
  if (zone === "Asia/Kolkata" && instant < ONE_TIME_IN_INDIA) warnings.push("city-time");
  if (instant < SINCE && !verified.test(zone)) warnings.push("history-uncertain");
  return warnings;
}
