import type { Graha } from "../sky/index.ts";

/** The Navaratna, the gem of each graha: its English name, and the Hindi one in Latin letters. */
export const gems: Readonly<Record<Graha, { readonly name: string; readonly hindi: string }>> = {
  sun: { name: "Ruby", hindi: "Manik" },
  moon: { name: "Pearl", hindi: "Moti" },
  mars: { name: "Red coral", hindi: "Moonga" },
  mercury: { name: "Emerald", hindi: "Panna" },
  jupiter: { name: "Yellow sapphire", hindi: "Pukhraj" },
  venus: { name: "Diamond", hindi: "Heera" },
  saturn: { name: "Blue sapphire", hindi: "Neelam" },
  rahu: { name: "Hessonite", hindi: "Gomed" },
  ketu: { name: "Cat's eye", hindi: "Lehsunia" },
};

const family: readonly Graha[] = ["sun", "moon", "mars", "jupiter"];

/** The grahas whose gems are not worn together with that of a graha: the other of two hostile families. */
export const notWornWith = (graha: Graha): Graha[] =>
  (Object.keys(gems) as Graha[]).filter((other) => family.includes(other) !== family.includes(graha));
