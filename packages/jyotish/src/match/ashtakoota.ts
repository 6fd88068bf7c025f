import { type Avakahada, avakahadaOf, ganas, varnas, vashyas, yonis } from "../avakahada/index.ts";
import { houseFrom } from "../rashi/index.ts";
import { lordsAreFriends, maitri } from "./maitri.ts";
import { ganaPoints, vashyaPoints, yoniPoints } from "./tables.ts";

/** The eight kootas with their maximum points. */
export const kootas = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  grahaMaitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const;

export type Koota = keyof typeof kootas;

export type MatchException =
  | "sameRashiOtherNakshatra"
  | "sameNakshatraOtherRashi"
  | "sameNakshatraOtherPada"
  | "lordsAreFriends";

/** A dosha of the pair, and the exceptions that authors allow. They add no points. */
export type MatchDosha = {
  readonly dosha: "nadi" | "bhakoot" | "gana";
  readonly exceptions: readonly MatchException[];
};

export type Match = {
  readonly bride: Avakahada;
  readonly groom: Avakahada;
  readonly points: Readonly<Record<Koota, number>>;
  /** Of 36. */
  readonly total: number;
  /** 18 points and more are usually accepted. */
  readonly accepted: boolean;
  readonly doshas: readonly MatchDosha[];
};

const ACCEPTED_FROM = 18;

/** Ashtakoota (guna milan) of two people, by the Moon's longitude at each birth. */
export function matchByMoon(moons: { readonly bride: number; readonly groom: number }): Match {
  const bride = avakahadaOf(moons.bride);
  const groom = avakahadaOf(moons.groom);
  const points: Record<Koota, number> = {
    varna: varnas.indexOf(groom.varna) >= varnas.indexOf(bride.varna) ? 1 : 0,
    vashya: vashyaPoints[vashyas.indexOf(groom.vashya)]?.[vashyas.indexOf(bride.vashya)] ?? 0,
    tara: tara(bride.nakshatra, groom.nakshatra) + tara(groom.nakshatra, bride.nakshatra),
    yoni: yoniPoints(yonis.indexOf(groom.yoni), yonis.indexOf(bride.yoni)),
    grahaMaitri: maitri(bride.rashi, groom.rashi),
    gana: ganaPoints[ganas.indexOf(groom.gana)]?.[ganas.indexOf(bride.gana)] ?? 0,
    // 2nd and 12th, 5th and 9th, 6th and 8th from each other.
    bhakoot: [2, 12, 5, 9, 6, 8].includes(houseFrom(bride.rashi, groom.rashi)) ? 0 : kootas.bhakoot,
    nadi: bride.nadi === groom.nadi ? 0 : kootas.nadi,
  };
  const total = Object.values(points).reduce((sum, each) => sum + each, 0);
  const doshas = doshasOf(points, bride, groom);
  return { bride, groom, points, total, accepted: total >= ACCEPTED_FROM, doshas };
}

/** Half of the tara: counted from one nakshatra to the other, by nines, the 3rd, 5th and 7th are bad. */
function tara(from: number, to: number): number {
  const count = (((to - from + 27) % 27) % 9) + 1;
  return [3, 5, 7].includes(count) ? 0 : 1.5;
}

function doshasOf(points: Record<Koota, number>, bride: Avakahada, groom: Avakahada): MatchDosha[] {
  const sameRashi = bride.rashi === groom.rashi;
  const sameNakshatra = bride.nakshatra === groom.nakshatra;
  const friends: MatchException[] = lordsAreFriends(bride.rashi, groom.rashi) ? ["lordsAreFriends"] : [];
  const forNadi: MatchException[] = [];
  if (sameRashi && !sameNakshatra) forNadi.push("sameRashiOtherNakshatra");
  if (sameNakshatra && !sameRashi) forNadi.push("sameNakshatraOtherRashi");
  if (sameNakshatra && bride.pada !== groom.pada) forNadi.push("sameNakshatraOtherPada");

  const doshas: MatchDosha[] = [];
  if (points.nadi === 0) doshas.push({ dosha: "nadi", exceptions: forNadi });
  if (points.bhakoot === 0) doshas.push({ dosha: "bhakoot", exceptions: friends });
  if (points.gana <= 1) doshas.push({ dosha: "gana", exceptions: friends });
  return doshas;
}
