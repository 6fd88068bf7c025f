/** The unit in which a wait is shown. */
export type WaitUnit = "second" | "minute" | "hour";

/** A wait as a person says it: seconds, then whole minutes, then whole hours. Never shorter than it is. */
export function waitInUnits(seconds: number): { count: number; unit: WaitUnit } {
  if (seconds < 60) return { count: seconds, unit: "second" };
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return { count: minutes, unit: "minute" };
  return { count: Math.ceil(minutes / 60), unit: "hour" };
}
