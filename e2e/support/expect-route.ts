import type { PathPattern } from "@aradhana/core/paths";
import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until the page, or the widget in a frame, is at an address of a route. docs/routes.md lists who does. */
export async function expectRoute(where: Page | FrameLocator, pattern: PathPattern) {
  const address = new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
  const root = where.locator(":root");
  // While a document is replaced, there is none to ask.
  await expect(async () => {
    expect(await root.evaluate(() => location.pathname, undefined, { timeout: 1_000 })).toMatch(address);
  }).toPass({ timeout: 10_000 });
}
