import { useLoaderData } from "react-router-dom";
import { reelsMeta } from "../../features/content/reels/reels-meta.ts";
import { ReelsPage } from "../../features/content/reels/reels-page.tsx";
import { reelsText } from "../../features/content/reels/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [reelsText, errorTexts];

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("./loader.ts"));

export const meta = reelsMeta;

export function Component() {
  return <ReelsPage feed={useLoaderData<typeof loader>()} />;
}
