import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What stories cannot show: Storybook brings its own document. */
const ofTheDocument = [
  "document-title",
  "html-has-lang",
  "html-lang-valid",
  "meta-viewport",
  "meta-refresh",
  "bypass",
  "landmark-one-main",
  "page-has-heading-one",
  "duplicate-id-aria",
];

/** Checks the document that the server sends. Its screens are checked as stories (packages/ui/test/stories/). */
export async function expectAccessibleDocument(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withRules(ofTheDocument).analyze();
  expect(violations).toEqual([]);
}

/** Checks all of a page as it is in the middle of a journey, with what its stories do not show together. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}
