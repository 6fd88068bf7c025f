// docs/routes.md is what the route tables, stories and tests say; `pnpm routes` writes it.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { patternOf } from "../routes/pattern-of.ts";
import { readStories, screenStates } from "../routes/read-stories.mjs";
import { patternsIn, routeRows } from "../routes/route-table.mjs";
import { reasonsOf, routesPage } from "../routes/routes-page.mjs";
import { readText } from "./tracked-files.mjs";

const rows = routeRows(await readStories());

test("docs/routes.md is up to date", () => {
  assert.equal(readText("docs/routes.md"), routesPage(rows), "run `pnpm routes`");
});

test("each of the 51 routes has a screen, a page story and an end-to-end test", () => {
  assert.equal(rows.length, 51);
  const lacking = rows.filter(
    ({ screen, stories, tests }) => !screen || stories.length === 0 || tests.length === 0,
  );
  assert.deepEqual(
    lacking.map(({ pattern }) => pattern),
    [],
  );
});

test("each screen has a story of each state or a reason why not, and not both", () => {
  const wrong = rows.flatMap(({ pattern, screen, ofScreen }) => {
    const shown = new Set(ofScreen.map(({ state }) => state));
    const reasons = reasonsOf(screen);
    return screenStates
      .filter((state) => shown.has(state) === state in reasons)
      .map((state) => `${pattern}: ${state}`);
  });
  assert.deepEqual(wrong, []);
});

test("each screen, in each state that it has, is shown in Hindi too and judged by axe", () => {
  const without = rows.flatMap(({ pattern, ofScreen }) =>
    [...new Set(ofScreen.map(({ state }) => state))]
      .filter((state) => !ofScreen.some((story) => story.state === state && story.hindi && story.axe))
      .map((state) => `${pattern}: ${state ?? "content"}`),
  );
  assert.deepEqual(without, []);
});

test("an address has the pattern with the fewest parameters", () => {
  assert.equal(patternOf("/pooja/payment-confirmation?order_id=1"), "/pooja/payment-confirmation");
  assert.equal(patternOf("/pooja/pj_1"), "/pooja/:id");
  assert.equal(patternOf("/nothing/of/this/kind/here"), undefined);
});

test("a test uses the routes that it opens or expects, not those of a comment, a link or an API call", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "routes-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "one.spec.ts");
  writeFileSync(
    path,
    `import { pathTo } from "@aradhana/core/paths";
// As at "/online-puja".
/* "/gemstones" */
await page.goto(pathTo("/blogs/:id", { id }));
await page.goto(\`/pooja/\${puja.id}/continue?step=pay\`);
await expectRoute(page, "/chat");
await expect(link).toHaveAttribute("href", "/reels");
await expect(page.locator('a[href="/vip-pujas"]')).toBeVisible();
await page.request.get("/chadhaava");
expect(web.log()).toContain("/auth");
const others = pages.filter(({ pattern }) => pattern !== "/kundali-report/:orderId");
`,
  );
  assert.deepEqual([...patternsIn(path)].sort(), ["/blogs/:id", "/chat", "/pooja/:id/continue"]);
});
