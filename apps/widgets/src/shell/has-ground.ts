/** Whether a frame has a background of ours: in a dialog, and where the page asks for one. Any other is transparent. */
export const hasGround = (search: URLSearchParams): boolean =>
  search.get("background") === "page" || /^(popup|floating)$/.test(search.get("mode") ?? "");
