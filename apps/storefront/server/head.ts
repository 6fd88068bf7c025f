import type { Language } from "@aradhana/core/contract";
import { linkIn } from "@aradhana/core/paths";
import { documentTitle, type PageMeta } from "../src/shared/page-meta/page-meta.ts";
import type { Visitor } from "../src/shared/services/visitor.tsx";
import { feedAddress } from "./feed.ts";
import { addressIn, languageAddresses } from "./language-addresses.ts";
import { escapeHtml, scriptText } from "./markup.ts";
import { shareLocale, sharePath, shareSize } from "./share-picture/share-address.ts";
import { shareFactsOf } from "./share-picture/share-facts.ts";

interface HeadOptions {
  meta: PageMeta;
  /** Of the shop as visitors see it. */
  origin: string;
  path: string;
  /** For whom the page is rendered. */
  visitor: Visitor;
}

/** The head of a page for browsers, crawlers and link previews. */
export function headOf({ meta, origin, path, visitor }: HeadOptions): string {
  const { description, canonical = path, type = "website", feed, noindex, jsonLd = [], firstPicture } = meta;
  const { language } = visitor;
  const title = documentTitle(meta);
  const address = addressIn(language, canonical, origin);
  const shared = shareFactsOf(meta, language);
  const tags = [
    firstPicture && preloadOf(firstPicture),
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    noindex && '<meta name="robots" content="noindex">',
    feed &&
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed)}" href="${escapeHtml(feedAddress(language, origin))}">`,
    ...(noindex
      ? []
      : [
          `<link rel="canonical" href="${escapeHtml(address)}">`,
          ...languageAddresses(canonical, origin).map(
            ({ hreflang, href }) =>
              `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
          ),
          property("og:type", type),
          property("og:title", title),
          description && property("og:description", description),
          property("og:url", address),
          property("og:site_name", "Aradhana"),
          ...Object.values(shareLocale).map((locale) =>
            property(locale === shareLocale[language] ? "og:locale" : "og:locale:alternate", locale),
          ),
          property("og:image", origin + sharePath(canonical, visitor, shared)),
          property("og:image:type", "image/jpeg"),
          property("og:image:width", String(shareSize.width)),
          property("og:image:height", String(shareSize.height)),
          property("og:image:alt", shared.title),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
    // Data, which no security policy stops.
    ...jsonLd.map(
      (thing) =>
        `<script type="application/ld+json">${scriptText(withAddresses(thing, language, origin))}</script>`,
    ),
  ];
  return tags.filter(Boolean).join("");
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Requests the largest picture of the first screen before the styles. */
function preloadOf({ name, sizes }: { name: string; sizes: string }): string {
  const files = [320, 640, 960].map((width) => `/media/${name}-${width}.avif ${width}w`).join(", ");
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(files)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

/** The keys of schema.org data whose values are addresses of pages, and of files, which have no language. */
const pageKeys = new Set(["url", "item", "target", "mainEntityOfPage"]);
const fileKeys = new Set(["image", "thumbnailUrl", "contentUrl"]);

/** Schema.org data, in which routes write paths: crawlers need absolute addresses, like the canonical one. */
function withAddresses(thing: unknown, language: Language, origin: string, key = ""): unknown {
  if (Array.isArray(thing)) return thing.map((part) => withAddresses(part, language, origin, key));
  if (typeof thing === "string") {
    if (!thing.startsWith("/")) return thing;
    if (pageKeys.has(key)) return origin + linkIn(language, thing);
    return fileKeys.has(key) ? origin + thing : thing;
  }
  if (typeof thing !== "object" || thing === null) return thing;
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [name, withAddresses(value, language, origin, name)]),
  );
}
