import { formatMoment, formatZone } from "@aradhana/core/date";
import { useHydrated } from "../services/use-hydrated.ts";
import { useVisitor } from "../services/visitor.tsx";
import { offsetHere } from "./offset-here.ts";

/** The time of reading by the server's clock, in ms; undefined for what is read again at any later time. */
type Now = number | undefined;

function useReader(now: Now) {
  const { country, language } = useVisitor();
  // The server knows the country, the browser alone the time zone.
  const isHere = useHydrated();
  return (instant: string) => ({
    ...{ now, language, isAbroad: country !== "in" },
    offset: isHere ? offsetHere(instant) : undefined,
  });
}

/** Formats moments by India's clock, with the visitor's own time where it differs. */
export function useMoment(now?: Now): (instant: string) => string {
  const readerOf = useReader(now);
  return (instant) => formatMoment(instant, readerOf(instant));
}

/** The second line after a moment in India; undefined for visitors in India with India's time. */
export function useZone(now?: Now): (instant: string) => string | undefined {
  const readerOf = useReader(now);
  return (instant) => formatZone(instant, readerOf(instant));
}
