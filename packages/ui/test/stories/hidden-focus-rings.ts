const CONTROLS =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex='-1']), [contenteditable]";

/** Focusable elements without a visible focus ring: none is drawn, or an ancestor clips it. */
export function hiddenFocusRings(body: HTMLElement): string[] {
  const before = document.activeElement;
  const unseen = [...body.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => {
    // Keyboard focus, however the story was touched before.
    control.focus({ preventScroll: true, focusVisible: true });
    // Disabled or hidden elements have no focus to show. A frame's own page shows its focus.
    return control === document.activeElement && control.tagName !== "IFRAME" && !showsFocus(control);
  });
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return unseen.map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** A radio shows its focus on the card around it, a card's link on the whole card, a code on its next box. */
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

/** Whether all sides of its ring are clipped. */
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
