import type { Language, PoojaCard } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { catalogueText } from "./text.ts";

/** The label of a ritual that cannot be booked: its status and its next date. Undefined while it can be booked. */
export function closedLabel(
  { next }: Pick<PoojaCard, "next">,
  over: string,
  language: Language,
): string | undefined {
  if (!over || !next) return over || undefined;
  return `${over}. ${catalogueText[language].next(formatDate(next.start_at, "short-day", language))}`;
}
