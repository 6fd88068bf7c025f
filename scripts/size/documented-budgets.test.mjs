import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, readBudgetRows } from "./documented-budgets.mjs";

const rows = readBudgetRows(`
## Budgets

| What                     |  Budget |
| ------------------------ | ------: |
| the checkout, with a map | 52.8 kB |
| the order of a good      |   48 kB |

## Figures

| Performance | 98 |
`);

test("a limit that equals its row is no difference", () => {
  assert.deepEqual(differences(rows, { "the order of a good": "48 kB" }, [["goods-order", "48 kB"]]), []);
});

test("a changed limit, a missing row and a limit without a row are named", () => {
  const documented = { "the checkout, with a map": "53 kB", "the cart": "51 kB" };
  assert.deepEqual(differences(rows, documented, [["sankalp", "60 kB"]]), [
    '"the checkout, with a map" is 52.8 kB in docs/performance.md and 53 kB in .size-limit.mjs',
    '"the cart" is no row in docs/performance.md and 51 kB in .size-limit.mjs',
    "the 60 kB of sankalp have no row in docs/performance.md",
  ]);
});

test("rows of other tables are not read", () => {
  assert.equal(rows.has("Performance"), false);
});
