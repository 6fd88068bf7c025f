import type { Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";
import { expectReflow } from "./reflow.ts";
import { expect } from "./test.ts";

const everyRule: RunOnly = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };

/** By night the page is the same one in other colours. */
const rulesOfColour: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Holds what is shown against WCAG 2.2 AA, as far as a machine can: on phone and desk, by day and night, narrow and with large text. */
export async function expectAccessible(page: Page, screen: string) {
  const before = page.viewportSize();
  for (const width of [360, 1280]) {
    // As tall as the page: what sticks to the view's edge then covers nothing that scrolling would free.
    await page.setViewportSize({ width, height: 800 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    for (const [colorScheme, rules] of [
      ["light", everyRule],
      ["dark", rulesOfColour],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect.soft(await violations(page, rules), `${screen}, ${width} wide, ${colorScheme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  await expectReflow(page, screen);
}

async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  // Once for each document: it is longer than all of our scripts.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const judge = (window as unknown as { axe: typeof axe }).axe;
    const result = await judge.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ""} ${html}`),
    );
  }, runOnly);
}
