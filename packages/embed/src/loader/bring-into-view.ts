const ROOM = 200; // CSS pixels that are visible below the line

/**
 * Scrolls the page to a line of an element, never past its end, if the line is not visible. Without animation, as for a
 * new page.
 */
export function bringIntoView(element: HTMLElement, line: number): void {
  const { style, clientHeight } = element;
  // Limits the element to this strip; the scroll padding of the page is added to it.
  style.scrollMargin = `${-line}px 0 ${line + ROOM - clientHeight}px`;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
}
