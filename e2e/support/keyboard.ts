import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Presses Tab until `target` has the focus, and checks that it and its ring are visible. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectSeen(page);
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not reach ${target}`);
}

/** The focused element is inside the window, has a visible ring and is not covered (WCAG 2.4.7, 2.4.11). */
export async function expectSeen(page: Page) {
  const seen = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return "nothing has the focus";
      if (focused === document.body) return "seen"; // the browser's own bar has it
      // A radio shows its ring on the card around it, a card's link on a pseudo-element over the card.
      const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const hasRing = around.some(
        (element) =>
          element &&
          [undefined, "::before", "::after"].some((part) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
            return outlineStyle !== "none" && outlineWidth !== "0px";
          }),
      );
      if (!hasRing) return `no ring on ${focused.outerHTML.slice(0, 200)}`;
      const { left, top, bottom, width, height } = focused.getBoundingClientRect();
      const isInWindow = top > -1 && bottom < window.innerHeight + 1;
      if (height < window.innerHeight && !isInWindow)
        return `from ${top} to ${bottom} of ${window.innerHeight}: ${focused.outerHTML.slice(0, 200)}`;
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const over = document.elementFromPoint(left + width * 0.5, top + height * part);
        return (
          over !== null &&
          (focused.contains(over) || over.contains(focused) || over.closest("label")?.contains(focused))
        );
      });
      return isSeen ? "seen" : `hidden: ${focused.outerHTML.slice(0, 200)}`;
    });
  await expect.poll(seen).toBe("seen");
}

/** Moves to `target` by Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to `target` by Tab and types. */
export const type = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};
