import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectReflow } from "./reflow.ts";
import { expect } from "./test.ts";

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Holds what is shown against WCAG 2.2 AA, as far as a machine can: on phone and desk, by day and night, narrow and with large text. */
export async function expectAccessible(page: Page, screen: string) {
  const before = page.viewportSize();
  for (const width of [360, 1280]) {
    // As tall as the page: what sticks to the view's edge then covers nothing that scrolling would free.
    await page.setViewportSize({ width, height: 800 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect.soft(await violations(page), `${screen}, ${width} wide, ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  await expectReflow(page, screen);
}

async function violations(page: Page): Promise<string[]> {
  // The legacy mode asks in the page itself; the other one opens a page of its own for each question.
  const result = await new AxeBuilder({ page }).withTags(wcag22aa).setLegacyMode().analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ""} ${html}`),
  );
}
