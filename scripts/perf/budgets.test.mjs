import assert from "node:assert/strict";
import { test } from "node:test";
import { judge } from "./budgets.mjs";

const good = {
  name: "home",
  scores: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  lcp: 1200,
  twinLcp: 1000,
  cls: 0,
  tbt: 100,
  slowTbt: 200,
  serverTime: 25,
  seen: {
    cls: 0,
    scriptBeforeLcp: 2_000,
    script: 135_000,
    scriptAfter: 40_000,
    styles: 10_000,
    fonts: 28_000,
    fontFiles: 1,
    firstImages: 60_000,
    html: 25_000,
    longest: 900,
    unused: [],
  },
};

test("figures at their budget pass", () => {
  assert.equal(judge([good]).over, 0);
});

test("each figure over its budget counts, and is marked", () => {
  const { over, table } = judge([{ ...good, lcp: 1210, seen: { ...good.seen, unused: ["/a.js"] } }]);
  assert.equal(over, 2);
  assert.match(table, /LCP against the twin \| 1\.20 \| 1\.21 ✘/);
});

test("a budget binds only the pages it is for", () => {
  const heavy = { ...good, seen: { ...good.seen, html: 40_000 } };
  assert.equal(judge([heavy, { ...heavy, name: "list" }]).over, 1);
});
