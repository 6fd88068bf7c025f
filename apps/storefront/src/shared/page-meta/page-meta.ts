import type { Language } from "@aradhana/core/contract";

/** The content of a page's head. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of this page for search engines. @default the page's own path */
  canonical?: string;
  /** A picture's name under `/media`, for link previews. */
  picture?: string;
  /** Of the page for link previews. @default "website" */
  type?: "website" | "article";
  /** The name of the Atom feed of articles, on pages that it belongs to. */
  feed?: string;
  /** Whether search engines stay out. @default false */
  noindex?: boolean;
  /** schema.org data. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** The picture that is largest on the first screen, to be fetched before anything else. */
  firstPicture?: { name: string; sizes: string };
}

export interface MetaArgs<Data> {
  data: Data;
  language: Language;
  path: string;
}

const brand = "Aradhana";

/** The document's title: the page's own, then the shop's. */
export function documentTitle({ title }: PageMeta): string {
  return `${title} · ${brand}`;
}
