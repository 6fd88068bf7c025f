import { reelFilms, reelNames } from "../../art/reels/films.ts";
import type { Database } from "../../src/db/database.ts";
import { reels } from "../../src/reels/reels.table.ts";
import { reels as reelSeeds } from "../reels/reels.ts";

/** Inserts the sample reels. */
export async function fillReels(db: Database): Promise<void> {
  await db.insert(reels).values(
    reelNames.map((slug) => {
      const { title, alt, link, publishedOn } = reelSeeds[slug];
      return {
        ...{ slug, title, alt, link },
        film: `reel-${slug}`,
        durationSeconds: reelFilms[slug].seconds,
        publishedAt: new Date(`${publishedOn}T09:00:00+05:30`),
      };
    }),
  );
}
