import type { PoojaCard } from "@aradhana/core/contract";

/**
 * A temple and where it is: of its town only what its name does not tell already, as in "Omkareshwar Temple, Khandwa",
 * and all of it where the name tells all, as in "Puri Temple, Puri".
 */
export function placeOf({ name, city }: Pick<PoojaCard["temple"], "name" | "city">): string {
  const parts = city.split(", ");
  const news = parts.filter((part) => !name.includes(part));
  return [name, ...(news.length > 0 ? news : parts)].join(", ");
}
