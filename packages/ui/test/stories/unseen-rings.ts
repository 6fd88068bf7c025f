const CONTROLS =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex='-1']), [contenteditable]";

/** Whatever takes the focus and cannot be seen to have it: it has no ring, or what it lies in cuts the ring off. */
export function unseenRings(body: HTMLElement): string[] {
  const before = document.activeElement;
  const unseen = [...body.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    // A keyboard's focus, whatever the story has been touched with.
    control.focus({ preventScroll: true, focusVisible: true });
    // What does not take it, since it is disabled or not shown, has none to show. In a frame its own page shows it.
    return control === document.activeElement && control.tagName !== "IFRAME" && !showsFocus(control);
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unseen.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** A radio shows it on the card around it, a card's link on what lies over the whole card, a code on its next place. */
function showsFocus(control: HTMLElement) {
  const { parentElement: parent } = control;
  const around = [control, parent, parent?.parentElement, ...(parent?.children ?? [])];
  return around.some(
    (element) =>
      element &&
      (hasRing(element, "::before") ||
        hasRing(element, "::after") ||
        (hasRing(element) && !isCutOff(element))),
  );
}

function hasRing(element: Element, part?: "::before" | "::after") {
  const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
  return outlineStyle !== "none" && outlineWidth !== "0px";
}

/** Whether no side of its ring is left by what cuts off all that stands out of it. */
function isCutOff(element: Element) {
  const offset = Number.parseFloat(getComputedStyle(element).outlineOffset);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const cuts: DOMRect[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (cutsOff(at)) cuts.push(at.getBoundingClientRect());
  return (
    cuts.some((cut) => left - offset <= cut.left) &&
    cuts.some((cut) => right + offset >= cut.right) &&
    cuts.some((cut) => top - offset <= cut.top) &&
    cuts.some((cut) => bottom + offset >= cut.bottom)
  );
}

function cutsOff(element: Element) {
  const { overflow, contain, contentVisibility } = getComputedStyle(element);
  return overflow !== "visible" || /paint|content|strict/.test(contain) || contentVisibility !== "visible";
}
