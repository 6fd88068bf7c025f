const actions = "a,button,input,select,textarea,summary,label,[role=button],aradhana-widget";
const price = /[₹$€£]\s?\d|\d\s?[₹€£]|\b(Rs\.?|INR|USD|EUR)\s?\d/;
/** A part of a price that has an element for its sign, and one for its figure. */
const pricePart = /^\s*([₹$€£]|Rs\.?|INR|USD|EUR|[\d.,]+)\s*$/;
const STEP = 16; // CSS pixels: a small price is larger

/** Whether an action or a price of the page is in this place below the button. */
export function contentUnder(host: Element, place: DOMRect): boolean {
  const { left, top, width, height } = place;
  return points(width).some((across) =>
    points(height).some((down) => {
      const below = elementUnder(host, left + across, top + down);
      return below !== undefined && (below.closest(actions) !== null || hasPrice(below));
    }),
  );
}

/** The bar, or the button of another service, that stays at the bottom of the viewport in this place below ours. */
export function barUnder(host: Element, place: DOMRect): Element | undefined {
  const { left, top, width, height } = place;
  for (const across of points(width))
    for (const down of points(height)) {
      let below: Element | null = elementUnder(host, left + across, top + down) ?? null;
      for (; below; below = below.parentElement) if (isBar(below)) return below;
    }
  return undefined;
}

function isBar(element: Element): boolean {
  const { position } = getComputedStyle(element);
  const { top, bottom } = element.getBoundingClientRect();
  const isAtBottom = position === "fixed" || (position === "sticky" && bottom >= innerHeight - 1);
  // Above a menu or a dialog there is no room.
  return isAtBottom && top > innerHeight / 2;
}

/** From edge to edge. */
function points(length: number): number[] {
  const steps = Math.max(1, Math.ceil(length / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => (step * length) / steps);
}

const elementUnder = (host: Element, x: number, y: number) =>
  document.elementsFromPoint(x, y).find((element) => element !== host && !host.contains(element));

function hasPrice(element: Element): boolean {
  const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
  if (own.some((text) => price.test(text))) return true;
  if (!own.some((text) => pricePart.test(text))) return false;
  return price.test(element.textContent) || price.test(element.parentElement?.textContent ?? "");
}
