// docs/routes.md is what the route tables, stories and tests say; `pnpm routes` writes it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patternOf, routeRows, routesPage } from "../routes/route-table.mjs";
import { readText } from "./tracked-files.mjs";

test("docs/routes.md is up to date", () => {
  assert.equal(readText("docs/routes.md"), routesPage(), "run `pnpm routes`");
});

test("each of the 51 routes has a screen, a page story and an end-to-end test", () => {
  assert.equal(routeRows().length, 51);
  const lacking = routeRows().filter(
    ({ screen, stories, tests }) => !screen || stories.length === 0 || tests.length === 0,
  );
  assert.deepEqual(
    lacking.map(({ pattern }) => pattern),
    [],
  );
});

test("an address has the pattern with the fewest parameters", () => {
  assert.equal(patternOf("/pooja/payment-confirmation?order_id=1"), "/pooja/payment-confirmation");
  assert.equal(patternOf(`/pooja/\${puja.id}`), "/pooja/:id");
  assert.equal(patternOf("/nothing/of/this/kind/here"), undefined);
});
