/** What makes a page, or a dialog on it, scroll sideways: the innermost elements that reach beyond its edge. */
export function findOverflow(root: HTMLElement): string[] {
  return [root, ...root.querySelectorAll('[role="dialog"]')]
    .filter((whole) => whole.scrollWidth > whole.clientWidth)
    .flatMap((whole) => {
      const edge = whole.getBoundingClientRect().left + whole.clientWidth;
      const found = [...whole.querySelectorAll("*")].filter(
        (element) => reachesBeyond(element, edge) && !isClipped(element.parentElement, whole),
      );
      const innermost = found.filter(
        (element) => !found.some((other) => other !== element && element.contains(other)),
      );
      const size = `${whole.tagName} is ${whole.scrollWidth} px wide`;
      return [size, ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 160))];
    });
}

function reachesBeyond(element: Element, edge: number) {
  const range = document.createRange();
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const boxes = texts.flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  return [element.getBoundingClientRect(), ...boxes].some(
    ({ right, width }) => width > 0 && right > edge + 1,
  );
}

const isClipped = (element: Element | null, whole: Element): boolean =>
  element !== null &&
  element !== whole &&
  (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement, whole));
