/**
 * Whether a frame has our background: in a dialog, and if the page requests one. Otherwise it is transparent.
 */
export const hasGround = (search: URLSearchParams): boolean =>
  search.get("background") === "page" || /^(popup|floating)$/.test(search.get("mode") ?? "");
