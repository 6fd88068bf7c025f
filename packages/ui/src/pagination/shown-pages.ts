/** The pages to link in a long row: both ends, and the current one with its neighbours. A gap is `undefined`. */
export function shownPages(page: number, pages: number): readonly (number | undefined)[] {
  const visible = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages));
  // A gap that hides one page takes the room of that page.
  if (visible.has(3)) visible.add(2);
  if (visible.has(pages - 2)) visible.add(pages - 1);
  const shown = [...visible].sort((a, b) => a - b);
  return shown.flatMap((n, at) => (at > 0 && n - (shown[at - 1] ?? n) > 1 ? [undefined, n] : [n]));
}
