import type { AstrologerCard } from "@aradhana/core/consultation";
import type { Language } from "@aradhana/core/contract";
import { consultPath } from "@aradhana/core/paths";
import type { PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { chooseTimeText } from "./text.ts";

/** Title, description and address of the page where a time with an astrologer is chosen. */
export function chooseTimeMeta(
  { id, title }: Pick<AstrologerCard, "id" | "title">,
  language: Language,
): PageMeta {
  const t = chooseTimeText.in(language);
  return { title: t.metaTitle(title), description: t.description, canonical: consultPath(id) };
}
