import { lordOf, type Rashi, rashiAfter } from "../rashi/index.ts";
import { type Graha, grahas } from "../sky/index.ts";

/** "period": only for a time, as in the dasha of its graha, and after a consultation. */
export type GemVerdict = "wear" | "period" | "avoid";

export type GemReason =
  /** Lord of the lagna: the life stone. */
  | "lifeStone"
  /** Lord of the 5th: the lucky stone. */
  | "luckyStone"
  /** Lord of the 9th: the fortune stone. */
  | "fortuneStone"
  /** It owns a kendra (4th, 7th, 10th) and a trikona (5th, 9th). */
  | "yogakaraka"
  /** It owns the 6th, 8th or 12th and no trikona. */
  | "lordOfDusthana"
  /** It owns neither a trikona nor a dusthana. */
  | "neutralLord"
  /** Rahu and Ketu own no house. Their stones are for an astrologer to judge. */
  | "node"
  /** Blue sapphire (Neelam) is tried out under an astrologer's eyes. */
  | "strongStone";

export type GemAdvice = {
  readonly graha: Graha;
  readonly verdict: GemVerdict;
  readonly why: readonly GemReason[];
  /** The houses that the graha owns, counted from the lagna. */
  readonly houses: readonly number[];
  /** Grahas whose gems are not worn at the same time. */
  readonly notWith: readonly Graha[];
};

/** The gems of these are not worn together with those of the others. */
const family: readonly Graha[] = ["sun", "moon", "mars", "jupiter"];

const trikonas: Readonly<Record<number, GemReason>> = { 1: "lifeStone", 5: "luckyStone", 9: "fortuneStone" };

/** What tradition says of the nine gems for a lagna. A wish or a belief, never a cure. */
export const adviseGems = (lagna: Rashi): GemAdvice[] =>
  grahas.map((graha) => {
    const houses = Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (house) => lordOf(rashiAfter(lagna, house - 1)) === graha,
    );
    const notWith = grahas.filter((other) => family.includes(other) !== family.includes(graha));
    return { graha, houses, notWith, ...judge(graha, houses) };
  });

/** The popular "rashi ratna": the stone of the Moon's rashi. It is another rule; say which of the two is used. */
export const rashiRatna = (moonRashi: Rashi): Graha => lordOf(moonRashi);

function judge(graha: Graha, houses: readonly number[]): { verdict: GemVerdict; why: GemReason[] } {
  if (graha === "rahu" || graha === "ketu") return { verdict: "avoid", why: ["node"] };
  const owns = (...numbers: number[]) => houses.some((house) => numbers.includes(house));
  const why = houses.flatMap((house) => trikonas[house] ?? []);
  if (owns(4, 7, 10) && owns(5, 9)) why.push("yogakaraka");

  if (why.length === 0)
    return owns(6, 8, 12)
      ? { verdict: "avoid", why: ["lordOfDusthana"] }
      : { verdict: "period", why: ["neutralLord"] };
  return graha === "saturn" ? { verdict: "period", why: [...why, "strongStone"] } : { verdict: "wear", why };
}
