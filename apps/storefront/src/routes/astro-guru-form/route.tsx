import { useLoaderData } from "react-router-dom";
import { birthText } from "../../features/astrology/birth-details/text.ts";
import { KundaliOrderPage } from "../../features/astrology/kundali-order/kundali-order-page.tsx";
import { kundaliOrderText } from "../../features/astrology/kundali-order/text.ts";
import { serviceOrderText } from "../../features/checkout/service-order/text.ts";
import { placeSearchText } from "../../features/content/place-search/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [kundaliOrderText, birthText, placeSearchText, serviceOrderText];

export const loader = lazyLoader(() => import("./loader.ts"));

export const sitemap = ownPath;

export function meta({ language }: MetaArgs<unknown>): PageMeta {
  const { metaTitle: title, description } = kundaliOrderText.in(language);
  return { title, description };
}

export function Component() {
  const { sold } = useLoaderData<typeof loader>();
  return <KundaliOrderPage sold={sold} />;
}
