import type { BirthChart } from "../chart/index.ts";
import { normalize, planets } from "../sky/index.ts";
import type { Verdict } from "./verdict.ts";

export type KaalSarp = {
  readonly verdict: Verdict;
  /** Its kind, 1 (Anant) to 12 (Sheshnag) by the house of Rahu, unless it is not present. */
  readonly kind: number | undefined;
  /** Which half of the zodiac the planets are in, in the order of the rashis. */
  readonly direction: "rahuToKetu" | "ketuToRahu" | undefined;
  /** A planet that shares a rashi with Rahu or Ketu cancels it for authors who count by rashi. */
  readonly cancellations: readonly "planetWithNode"[];
};

/**
 * Kaal Sarp, a modern tradition that older texts do not have: all seven planets on one side of the axis of Rahu and
 * Ketu, by longitude. With a single planet on the other side it is partial for some, and none for others.
 */
export function kaalSarp({ grahas }: BirthChart): KaalSarp {
  const { rahu, ketu } = grahas;
  const ahead = planets.filter((planet) => normalize(grahas[planet].longitude - rahu.longitude) < 180).length;
  const outside = Math.min(ahead, planets.length - ahead);
  const verdict = (["present", "partly"] as const)[outside] ?? "notPresent";
  if (verdict === "notPresent") return { verdict, kind: undefined, direction: undefined, cancellations: [] };

  const shared = planets.some((planet) => [rahu.rashi, ketu.rashi].includes(grahas[planet].rashi));
  return {
    verdict,
    kind: rahu.house,
    direction: ahead > outside ? "rahuToKetu" : "ketuToRahu",
    cancellations: shared ? ["planetWithNode"] : [],
  };
}
