import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Holds a served page against WCAG 2.2 AA, as far as a machine can. Screens in each state, width and scheme are held
 * against it as stories (packages/ui/test/stories/); here it is the document around them, as the server sends it.
 */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations).toEqual([]);
}
