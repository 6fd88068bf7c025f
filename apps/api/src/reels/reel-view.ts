import type { Language, Reel, ReelLink } from "@aradhana/core/contract";
import type { ReelRow } from "./reels.table.ts";

/** WebM first, for browsers that were built without H.264. The files of both formats are about as large. */
const formats = [
  ["webm", 'video/webm; codecs="vp9, opus"'],
  ["mp4", "video/mp4"],
] as const;

/** A reel as the feed shows it. */
export function toReel(row: ReelRow, link: ReelLink | undefined, language: Language): Reel {
  const file = (ending: string) => `/media/${row.film}.${ending}`;
  return {
    id: row.slug,
    title: row.title[language],
    video: formats.map(([ending, type]) => ({ url: file(ending), type })),
    start_seconds: row.startSeconds,
    duration_seconds: row.durationSeconds,
    poster: { name: row.film, alt: row.alt[language] },
    captions: (["en", "hi"] as const).map((each) => ({ url: file(`${each}.vtt`), language: each })),
    link: link ?? null,
    likes: row.likes,
    published_at: row.publishedAt.toISOString(),
  };
}
