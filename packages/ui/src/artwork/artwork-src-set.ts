/** The widths every drawn picture is rendered in. */
const WIDTHS = [320, 640, 960] as const;

/** The `srcset` of a drawn picture in one format. */
export function artworkSrcSet(base: string, name: string, format: "avif" | "webp"): string {
  return WIDTHS.map((width) => `${base}/${encodeURIComponent(name)}-${width}.${format} ${width}w`).join(", ");
}
