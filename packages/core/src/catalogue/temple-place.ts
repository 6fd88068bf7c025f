import type { PoojaCard } from "../contract/index.ts";

/**
 * A temple and its town, without the part of the town that the temple's name repeats: "Omkareshwar Temple, Khandwa".
 * A town that is in the name as a whole stays: "Puri Temple, Puri".
 */
export function templePlace({ name, city }: Pick<PoojaCard["temple"], "name" | "city">): string {
  const parts = city.split(", ");
  const unnamed = parts.filter((part) => !name.includes(part));
  return [name, ...(unnamed.length > 0 ? unnamed : parts)].join(", ");
}
