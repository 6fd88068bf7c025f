const LABEL = 48; // CSS pixels: a field has its label above it
/** CSS pixels: no frame is higher. */
export const MAX_HEIGHT = 19_999;

/** Where an element begins in this frame, for the page around to scroll to. */
export function scrollPositionOf(element: Element): number {
  const top = element.getBoundingClientRect().top + window.scrollY - LABEL;
  return Math.min(MAX_HEIGHT, Math.max(0, Math.round(top)));
}
