import { useLoaderData } from "react-router-dom";
import { pujaText } from "../../pujas/text.ts";
import { lazyLoader } from "../../screen/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { canonicalOf } from "./canonical.ts";
import { cardSizes } from "./card-sizes.ts";
import { listJsonLd } from "./json-ld.ts";
import { ListPage } from "./list-page.tsx";
import type { Listing } from "./loader.ts";
import { listText } from "./text.ts";
import { titleOf } from "./title-of.ts";

export const texts = [listText, pujaText];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<Listing>): PageMeta {
  const first = data.pujas[0]?.image.name;
  return {
    title: titleOf(data, listText.in(language)),
    description: listText.in(language).description,
    canonical: canonicalOf(data.filters, data.pages.first),
    // Only crawlers read it, and only the server writes it: no browser need fetch what makes it.
    jsonLd: import.meta.env.SSR ? listJsonLd(data.pujas) : [],
    ...(first && { picture: first, firstPicture: { name: first, sizes: cardSizes } }),
  };
}

export function Component() {
  return <ListPage listing={useLoaderData<typeof loader>()} />;
}
