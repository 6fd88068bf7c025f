import { formatDate, indianZone } from "../../i18n/dates.ts";
import { useText } from "../../i18n/define-text.ts";
import { useHydrated } from "../../services/use-hydrated.ts";
import { useVisitor } from "../../services/visitor.tsx";
import { poojaPageText } from "./text.ts";

/**
 * Says that an hour is India's, and once the browser told its zone, which hour that is where the visitor
 * is. One line either way, so that nothing moves.
 */
export function IndiaTime({ instant }: { instant: string }) {
  const { language } = useVisitor();
  const t = useText(poojaPageText).facts;
  const zone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : indianZone;
  const there = formatDate(instant, "closing", language, zone);
  if (there === formatDate(instant, "closing", language)) return t.inIndia;
  return t.inIndiaAnd(there, placeOf(zone));
}

/** "America/New_York" → "New York": the zone's own city, which every browser knows. */
function placeOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
