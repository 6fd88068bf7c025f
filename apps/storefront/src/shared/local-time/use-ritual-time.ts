import { useHour } from "./use-hour.ts";

/** Day and hour of a rite in one line, with the visitor's own hour where that is another. */
export const useRitualTime = (): ((startAt: string) => string) => useHour("day");
