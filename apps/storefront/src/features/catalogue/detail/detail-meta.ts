import type { Language } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import { gallerySizes } from "@aradhana/ui/gallery";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import type { PageMeta } from "../../../shared/page-meta/page-meta.ts";

/** Title and pictures of a dated ritual's page, for the document's head. */
export function detailMeta({ title, temple, muhurat, gallery, image }: DatedRitual, language: Language) {
  const picture = gallery[0]?.name ?? image.name;
  // Many titles name their town, or all of the place, themselves.
  const place = temple.city.split(", ").filter((part) => !title.includes(part));
  return {
    title: [title, ...place, formatDate(muhurat.start_at, "day", language)].join(", "),
    picture,
    firstPicture: { name: picture, sizes: gallerySizes },
  } satisfies PageMeta;
}
