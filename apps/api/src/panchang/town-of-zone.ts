import type { Language } from "@aradhana/core/contract";
import type { Place } from "@aradhana/jyotish/sky";
import { townsInHindi } from "./towns-in-hindi.ts";
import { zonePoints } from "./zone-points.ts";

/** Browsers write the same zone in different ways: Asia/Kolkata and Asia/Calcutta. */
const sameZone = (zone: string): string =>
  new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

const places: ReadonlyMap<string, Place> = new Map(
  zonePoints
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [zone = "", lat, lon] = row.split(",");
      return [zone, { lat: Number(lat), lon: Number(lon) }] as const;
    }),
);

let byOneName: ReadonlyMap<string, Place> | undefined;

/** The places by the one name that this runtime has for each zone. Asking it for all of them takes half a second. */
function placesByOneName(): ReadonlyMap<string, Place> {
  byOneName ??= new Map([...places].map(([zone, place]) => [sameZone(zone), place]));
  return byOneName;
}

const delhi = { en: "New Delhi", hi: "नई दिल्ली" };
const india = sameZone("Asia/Kolkata");

function nameInHindi(zone: string): string | undefined {
  const parts = new Intl.DateTimeFormat("hi", {
    timeZone: zone,
    timeZoneName: "shortGeneric",
  }).formatToParts();
  const named = parts.find(({ type }) => type === "timeZoneName")?.value;
  return townsInHindi[zone] ?? named?.replace(/ समय$/, "");
}

/** The principal town of a zone; undefined for one without a town, such as UTC. */
export function townOfZone(zone: string, language: Language): { name: string; place: Place } | undefined {
  const key = sameZone(zone);
  const place = places.get(zone) ?? placesByOneName().get(key);
  if (!place) return undefined;
  if (key === india) return { name: delhi[language], place };
  const name = language === "hi" ? nameInHindi(zone) : zone.split("/").at(-1)?.replaceAll("_", " ");
  return name ? { name, place } : undefined;
}
