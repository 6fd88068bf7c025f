import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** The Devanagari words of a page that stand as boxes. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("span"));
    const widthOf = (content: string) => {
      probe.textContent = content;
      return probe.getBoundingClientRect().width;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(
        text.parentElement as Element,
      );
      // Chromium caches the words of each list of fonts: this is another list with the same fonts.
      Object.assign(probe.style, {
        position: "fixed",
        whiteSpace: "pre",
        fontSize,
        fontWeight,
        letterSpacing,
      });
      probe.style.fontFamily = `${fontFamily}, probe`;
      for (const { 0: word, index } of text.data.matchAll(/[\u0900-\u097f]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { width } = range.getBoundingClientRect();
        const isOld = Math.abs(width - widthOf(word)) > 0.5;
        // The last character of all has no glyph in any font.
        const isMissing = Math.abs(width - widthOf("\u{10fffd}".repeat(word.length))) < 0.01;
        if (width > 0 && (isOld || isMissing)) found.add(word);
      }
    }
    probe.remove();
    return [...found];
  });

// A phone lays out a long page as it is scrolled: the Hindi reviews at its end load their font only then.
test.use({ hasTouch: true, isMobile: true });

for (const [kind, address, word, files] of [
  ["a Hindi page", "/?lang=hi", "पूजाएँ", ["tiro-devanagari", "tiro-latin"]],
  ["an English page, with Hindi among its languages,", "/", "हिन्दी", ["tiro-latin"]],
] as const) {
  test(`${kind} has no boxes where the font comes after the first picture`, async ({ page }) => {
    let come = () => {};
    const slow = new Promise<void>((resolve) => {
      come = resolve;
    });
    const requested = new Set<string>();
    await page.route("**/*.woff2", async (route) => {
      requested.add(/tiro-[a-z]+/.exec(route.request().url())?.[0] ?? "");
      await slow;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByText(word, { exact: true }).first()).toBeAttached();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    come();
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    // A device with Devanagari of its own needs fewer.
    expect(files).toEqual(expect.arrayContaining([...requested]));
    await expect.poll(() => boxes(page)).toEqual([]);
  });
}
