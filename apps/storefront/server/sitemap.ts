import { languageAddresses } from "./language-addresses.ts";
import { escapeHtml } from "./markup.ts";

/** The sitemap (sitemaps.org 0.9) of these paths: each language of a page is an entry that names all languages. */
export function sitemapOf(paths: readonly string[], origin: string): string {
  const urls = paths.flatMap((path) => {
    const addresses = languageAddresses(path, origin).map(({ hreflang, href }) => ({
      hreflang,
      href: escapeHtml(href),
    }));
    const links = addresses.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return addresses
      .filter(({ hreflang }) => hreflang !== "x-default")
      .map(({ href }) => `<url><loc>${href}</loc>${links.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
}
