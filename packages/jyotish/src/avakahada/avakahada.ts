import { nakshatraAt } from "../nakshatra/index.ts";
import { type Rashi, rashiOf } from "../rashi/index.ts";

export const varnas = ["shudra", "vaishya", "kshatriya", "brahmin"] as const;
export const vashyas = ["chatushpada", "manava", "jalachara", "vanachara", "keeta"] as const;
export const yonis = [
  "horse",
  "elephant",
  "sheep",
  "serpent",
  "dog",
  "cat",
  "rat",
  "cow",
  "buffalo",
  "tiger",
  "deer",
  "monkey",
  "mongoose",
  "lion",
] as const;
export const ganas = ["deva", "manushya", "rakshasa"] as const;
export const nadis = ["adi", "madhya", "antya"] as const;

export type Varna = (typeof varnas)[number];
export type Vashya = (typeof vashyas)[number];
export type Yoni = (typeof yonis)[number];
export type Gana = (typeof ganas)[number];
export type Nadi = (typeof nadis)[number];

/** What the Moon's place at birth says of a person in the Avakahada chakra. */
export type Avakahada = {
  readonly rashi: Rashi;
  readonly nakshatra: number;
  readonly pada: number;
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: Yoni;
  readonly gana: Gana;
  readonly nadi: Nadi;
};

/** One digit for each nakshatra from Ashwini, an index of the lists above. */
const ganaOf = "012101002211020202211022110";
const nadiOf = "012210012210012210012210012";
/** In base 14, because there are fourteen yonis. */
const yoniOf = "0123345256678989aa4bcbd0d71";

export function avakahadaOf(moonLongitude: number): Avakahada {
  const rashi = rashiOf(moonLongitude);
  const { number: nakshatra, pada } = nakshatraAt(moonLongitude);
  const at = (digits: string) => Number.parseInt(digits[nakshatra - 1] ?? "", 14);
  return {
    rashi,
    nakshatra,
    pada,
    varna: (["kshatriya", "vaishya", "shudra", "brahmin"] as const)[(rashi - 1) % 4] ?? "shudra",
    vashya: vashyaOf(rashi, moonLongitude % 30),
    yoni: yonis[at(yoniOf)] ?? "horse",
    gana: ganas[at(ganaOf)] ?? "deva",
    nadi: nadis[at(nadiOf)] ?? "adi",
  };
}

/** Dhanu and Makara change in the middle. */
function vashyaOf(rashi: Rashi, degree: number): Vashya {
  if (rashi === 9) return degree < 15 ? "manava" : "chatushpada";
  if (rashi === 10) return degree < 15 ? "chatushpada" : "jalachara";
  return vashyas[Number("001231140012"[rashi - 1])] ?? "manava";
}
