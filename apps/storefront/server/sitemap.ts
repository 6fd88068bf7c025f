/** The sitemap (sitemaps.org 0.9) of these paths. */
export function sitemapOf(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
