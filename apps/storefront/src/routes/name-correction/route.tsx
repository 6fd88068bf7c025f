import { NameNumbersPage } from "../../features/content/name-numbers/name-numbers-page.tsx";
import { nameNumbersText } from "../../features/content/name-numbers/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";

export const texts = [nameNumbersText];

export const sitemap = ownPath;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  const { metaTitle: title, description } = nameNumbersText.in(language);
  return { title, description };
}

export const Component = NameNumbersPage;
