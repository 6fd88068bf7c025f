import { allGems } from "../goods/gems/all-gems.ts";
import { templeDrawing } from "../pictures/drawing-of.ts";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import type { ImageRef } from "../pujas/puja-series.ts";

/** The covers of articles whose puja's picture is already the cover of another one, or does not fit. */
const ownCovers: Readonly<Record<string, ImageRef>> = {
  "keeping-ekadashi": templeDrawing("banke-bihari-vrindavan"),
  "prasad-outside-india": templeDrawing("somnath"),
  "reading-a-kundali": templeDrawing("trimbakeshwar"),
  "reading-a-gem-certificate": gemDrawing("ruby-01"),
  "when-you-do-not-know-your-gotra": templeDrawing("kashi-vishwanath"),
};

function gemDrawing(slug: string): ImageRef {
  const gem = allGems.find((each) => each.slug === slug);
  if (!gem) throw new Error(`There is no gem "${slug}".`);
  return gem.image;
}

/** The cover of an article: the picture of its puja, unless it has its own. */
export function coverOf(slug: string, relatedPuja: string | undefined): ImageRef {
  const cover = ownCovers[slug] ?? allPujaSeries.find((each) => each.slug === relatedPuja)?.images[0];
  if (!cover) throw new Error(`The article ${slug} has no cover.`);
  return cover;
}
