import { offsetAt } from "@aradhana/jyotish/time";

/** The civil day of an instant in an IANA zone: 2026-11-23. */
export const dayInZone = (zone: string, instant: Date): string =>
  new Date(instant.getTime() + offsetAt(zone, instant.getTime()) * 1000).toISOString().slice(0, 10);
