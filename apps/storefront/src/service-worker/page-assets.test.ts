import { expect, test } from "vitest";
import { pageAssets } from "./page-assets.ts";

test("a document is saved with its stylesheet and its scripts", () => {
  const html =
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="/assets/page-a1.css"><a href="/blogs">' +
    '<script>start(["/assets/route-b2.js","/assets/index-c3.js"],["/assets/card-d4.css"])</script>';
  expect(pageAssets(html)).toEqual(["/assets/page-a1.css", "/assets/route-b2.js", "/assets/index-c3.js"]);
});
