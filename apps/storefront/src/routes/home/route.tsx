import { useLoaderData } from "react-router-dom";
import { reviewText } from "../../features/catalogue/reviews/text.ts";
import { homeMeta } from "../../features/content/home/home-meta.ts";
import { HomePage } from "../../features/content/home/home-page.tsx";
import { homeBelowFold } from "../../features/content/home/home-parts.ts";
import { homeText } from "../../features/content/home/text.ts";
import { pujaText } from "../../lines/puja/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [homeText, pujaText, ritualText, reviewText];

export const sharedChunks = ["reading"];

export const deferred = [homeBelowFold];

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("../../features/content/home/loader.ts"));

export const meta = homeMeta;

export function Component() {
  return <HomePage feed={useLoaderData<typeof loader>()} />;
}
