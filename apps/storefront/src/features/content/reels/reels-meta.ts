import type { Reel } from "@aradhana/core/contract";
import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import type { ReelFeed } from "./load-reels.ts";
import { posterSizes } from "./poster-sizes.ts";
import { reelsPath } from "./reels-path.ts";
import { reelsText } from "./text.ts";

/** A film as search engines read it. */
const videoJsonLd = ({ id, title, video, duration_seconds, poster, published_at }: Reel) => ({
  "@context": "https://schema.org",
  "@type": "VideoObject",
  name: title,
  description: poster.alt,
  thumbnailUrl: [`/media/${poster.name}-960.webp`],
  contentUrl: video.at(-1)?.url,
  url: reelsPath(id),
  duration: `PT${duration_seconds}S`,
  uploadDate: published_at,
});

/** Title, description and films of the feed; of a shared reel its own title and picture. */
export function reelsMeta({ data: { reels, requested }, language }: MetaArgs<ReelFeed>): PageMeta {
  const t = reelsText.in(language);
  const [first] = reels;
  const shared = first && first.id === requested ? first : undefined;
  return {
    title: shared ? `${shared.title}: ${t.title}` : t.metaTitle,
    description: shared ? `${shared.poster.alt}. ${t.description}` : t.description,
    canonical: reelsPath(shared?.id),
    noindex: reels.length === 0,
    ...(shared && { picture: shared.poster.name }),
    ...(first && { firstPicture: { name: first.poster.name, sizes: posterSizes } }),
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR ? reels.map(videoJsonLd) : [],
  };
}
