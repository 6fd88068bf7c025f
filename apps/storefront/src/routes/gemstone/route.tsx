import { productId } from "@aradhana/core/contract";
import { getGemListing } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { useLoaderData } from "react-router-dom";
import { detailText } from "../../features/catalogue/detail/text.ts";
import { gemMeta } from "../../features/catalogue/gem/gem-meta.ts";
import { GemPage } from "../../features/catalogue/gem/gem-page.tsx";
import { goodsReviews } from "../../features/catalogue/reviews/goods-reviews.ts";
import { reviewText } from "../../features/catalogue/reviews/text.ts";
import { gemPageText } from "../../lines/gemstone/page-text.ts";
import { gemText } from "../../lines/gemstone/text.ts";
import { goodsText } from "../../lines/goods-text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { pathsOfList } from "../../shared/page-meta/sitemap.ts";

export const deferred = [goodsReviews];

export const texts = [detailText, goodsText, gemPageText, gemText, ritualText, reviewText];

export const view = "View gemstone";

export const params = import.meta.env.SSR ? { id: productId } : undefined;

export const sitemap = import.meta.env.SSR
  ? pathsOfList(getGemListing, ({ gems }) => gems.map(({ id }) => pathTo("/gemstones/:id", { id })))
  : undefined;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = gemMeta;

export function Component() {
  const { gem, serverTime } = useLoaderData<typeof loader>();
  return <GemPage key={gem.id} gem={gem} now={Date.parse(serverTime)} />;
}
