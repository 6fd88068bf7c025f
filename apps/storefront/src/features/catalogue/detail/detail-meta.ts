import { gallerySizes } from "@aradhana/ui/gallery";
import type { PageMeta } from "../../../shared/page-meta/page-meta.ts";
import type { DatedRitual } from "./dated-ritual.ts";

/** Title and pictures of a dated ritual's page, for the document's head. */
export function detailMeta({ title, temple, gallery, image }: DatedRitual) {
  const picture = gallery[0]?.name ?? image.name;
  return {
    // Many titles name their place themselves.
    title: title.includes(temple.city) ? title : `${title}, ${temple.city}`,
    picture,
    firstPicture: { name: picture, sizes: gallerySizes },
  } satisfies PageMeta;
}
