import { occasionRules } from "../src/calendar/occasion-rules.ts";
import { addOns } from "./add-ons/add-ons.ts";
import { articleAuthors } from "./articles/authors.ts";
import { articleCategories } from "./articles/categories.ts";
import { allAstrologers } from "./astrologers/all-astrologers.ts";
import { banners } from "./banners/banners.ts";
import { allChadhaava } from "./chadhaava/all-chadhaava.ts";
import { offeringKinds } from "./chadhaava/offering-kinds.ts";
import { coupons } from "./coupons/coupons.ts";
import { deities } from "./deities/deities.ts";
import { colors } from "./goods/colors.ts";
import { allGems } from "./goods/gems/all-gems.ts";
import { labs } from "./goods/labs.ts";
import { allProducts } from "./goods/products/all-products.ts";
import { categories, homeSections, howItWorks, trustPoints } from "./home/home.ts";
import { occasionMeanings } from "./occasions/occasion-meanings.ts";
import { gotras } from "./people/gotras.ts";
import { nakshatras } from "./people/nakshatras.ts";
import { rashis } from "./people/rashis.ts";
import { relations } from "./people/relations.ts";
import { policies } from "./policies/policies.ts";
import { priests } from "./priests/priests.ts";
import { allPujaSeries } from "./pujas/all-puja-series.ts";
import { sampleReviewLabel } from "./pujas/reviews.ts";
import { ritualKinds } from "./pujas/ritual-kinds.ts";
import { purposes } from "./purposes/purposes.ts";
import { servicePackages } from "./service-packages/service-packages.ts";
import { temples } from "./temples/temples.ts";
import type { Text } from "./text.ts";

const tables = {
  addOns,
  articleAuthors,
  articleCategories,
  astrologers: allAstrologers,
  banners,
  categories,
  chadhaava: allChadhaava,
  coupons,
  deities,
  gems: allGems,
  goodsColors: colors,
  gotras,
  homeSections,
  howItWorks,
  labs,
  nakshatras,
  occasionMeanings,
  offeringKinds,
  occasionRules,
  policies,
  priests,
  products: allProducts,
  pujas: allPujaSeries,
  purposes,
  rashis,
  relations,
  ritualKinds,
  sampleReviewLabel,
  temples,
  trustPoints,
  servicePackages,
};

/** Every bilingual text of the seed with its path. */
export const everyText: readonly (readonly [path: string, text: Text])[] = textsIn(tables, "");

function textsIn(value: unknown, path: string): (readonly [string, Text])[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value || "hi" in value) return [[path, value as Text]];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === "" ? key : `${path}.${key}`),
  );
}
