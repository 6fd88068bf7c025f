const LABEL = 48; // CSS pixels: what stands above a field belongs to it
/** CSS pixels: no frame is higher. */
export const HIGHEST = 19_999;

/** Where in this frame an element begins, for the page around to scroll to. */
export function lineOf(element: Element): number {
  const top = element.getBoundingClientRect().top + window.scrollY - LABEL;
  return Math.min(HIGHEST, Math.max(0, Math.round(top)));
}
