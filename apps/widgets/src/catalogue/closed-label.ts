import type { Language, PoojaCard } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { catalogueText } from "./text.ts";

/** What a card says of a ritual that cannot be booked: what became of it, and its next date; nothing of one that can. */
export function closedLabel(
  { next }: Pick<PoojaCard, "next">,
  over: string | undefined,
  language: Language,
): string | undefined {
  if (!over || !next) return over;
  return `${over}. ${catalogueText[language].next(formatDate(next.start_at, "short-day", language))}`;
}
