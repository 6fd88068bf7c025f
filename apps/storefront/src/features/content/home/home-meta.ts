import { heroSizes } from "@aradhana/ui/hero";
import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { homeJsonLd } from "./json-ld.ts";
import type { HomeFeed } from "./loader.ts";
import { homeText } from "./text.ts";

/** Title, description and schema.org data of the shop's first page. */
export function homeMeta({ data, language }: MetaArgs<HomeFeed>): PageMeta {
  const { headline, description } = homeText.in(language);
  const first = data.banners[0]?.image.name;
  return {
    title: headline.replaceAll("\u00a0", " "),
    description,
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR ? homeJsonLd(language) : [],
    ...(first && { picture: first, firstPicture: { name: first, sizes: heroSizes } }),
  };
}
