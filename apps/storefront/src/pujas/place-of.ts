import type { PoojaCard } from "@aradhana/core/contract";

/** A temple and where it is: of its town no part that its name tells already, as in "Omkareshwar Temple, Khandwa". */
export function placeOf({ name, city }: Pick<PoojaCard["temple"], "name" | "city">): string {
  const parts = city.split(", ");
  const news = parts.filter((part) => !name.includes(part));
  return [name, ...(news.length > 0 ? news : parts)].join(", ");
}
