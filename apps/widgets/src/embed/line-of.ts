const LABEL = 48; // CSS pixels: what stands above a field belongs to it
const LONGEST = 19_999; // no frame is higher

/** Where in this frame an element begins, for the page around to scroll to. */
export function lineOf(element: Element): number {
  const top = element.getBoundingClientRect().top + window.scrollY - LABEL;
  return Math.min(LONGEST, Math.max(0, Math.round(top)));
}
