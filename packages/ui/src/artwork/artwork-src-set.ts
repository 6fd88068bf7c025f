export type ArtworkFormat = "avif" | "webp";

/** The widths every drawn picture is rendered in. */
const WIDTHS = [320, 640, 960] as const;

/** The `srcset` of a drawn picture; a page that preloads its first picture needs the same one. */
export function artworkSrcSet(base: string, name: string, format: ArtworkFormat): string {
  return WIDTHS.map((width) => `${base}/${encodeURIComponent(name)}-${width}.${format} ${width}w`).join(", ");
}
