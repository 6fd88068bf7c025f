import type { NameDetails } from "./name-order.ts";

/**
 * Which name gets other spellings, and by which system. Pythagorean counts the name given at birth: where that is another
 * name, no new spelling of the name in use changes its number, so each system judges the name that it counts.
 */
export function nameToRespell({
  name,
  birth_name,
  system,
}: Pick<NameDetails, "name" | "birth_name" | "system">): Pick<NameDetails, "name" | "system"> {
  if (!birth_name || birth_name === name) return { name, system };
  return system === "pythagorean" ? { name: birth_name, system } : { name, system: "chaldean" };
}
