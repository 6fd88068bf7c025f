const ROOM = 200; // CSS pixels: what of a step is to be seen below its first line

/**
 * Scrolls the page to a line of an element, never past its end, where that is out of sight: at once, as to a new page,
 * so that nothing moves for those who cannot bear it.
 */
export function bringIntoSight(element: HTMLElement, line: number): void {
  const { style, clientHeight } = element;
  const top = Math.min(line, clientHeight);
  // Of the element only this strip is asked for, with whatever the page keeps free around what it scrolls to.
  style.scrollMargin = `${-top}px 0 ${top + ROOM - clientHeight}px`;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
}
