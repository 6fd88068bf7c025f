import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The narrowest views that must do without scrolling sideways: WCAG 1.4.4 (text twice as large) and 1.4.10. */
const narrowest = [
  { width: 360, fontSize: "200%" },
  { width: 320, fontSize: "100%" },
];

/** Holds what is shown against WCAG's rules for narrow views and large text; a failure names what is too wide. */
export async function expectReflow(page: Page, screen: string) {
  const before = page.viewportSize();
  const resize = (fontSize: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
  for (const { width, fontSize } of narrowest) {
    await page.setViewportSize({ width, height: 640 });
    await resize(fontSize);
    expect.soft(await tooWide(page), `${screen}, ${width} wide, text at ${fontSize}`).toEqual([]);
  }
  await resize("");
  if (before) await page.setViewportSize(before);
}

/** What reaches out of the page, or of a dialog on it, so that one has to scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element) => element.scrollWidth > element.clientWidth;
    const isClipped = (element: Element | null, whole: Element): boolean =>
      element !== null &&
      element !== whole &&
      (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement, whole));

    function reachesOut(element: Element, edge: number) {
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

    return [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
      .filter(scrolls)
      .flatMap((whole) => {
        const edge = whole.getBoundingClientRect().left + whole.clientWidth;
        const found = [...whole.querySelectorAll("*")].filter(
          (element) => reachesOut(element, edge) && !isClipped(element.parentElement, whole),
        );
        const innermost = found.filter(
          (element) => !found.some((other) => other !== element && element.contains(other)),
        );
        return [
          `${whole.tagName} ${whole.scrollWidth} px`,
          ...innermost.map(({ outerHTML }) => outerHTML.slice(0, 160)),
        ];
      });
  });
}
