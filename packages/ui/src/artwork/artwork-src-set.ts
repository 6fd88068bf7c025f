/** The widths in which every artwork is rendered. */
const WIDTHS = [320, 640, 960] as const;

/** The `srcset` of an artwork in one format. */
export function artworkSrcSet(base: string, name: string, format: "avif" | "webp"): string {
  return WIDTHS.map((width) => `${base}/${encodeURIComponent(name)}-${width}.${format} ${width}w`).join(", ");
}
