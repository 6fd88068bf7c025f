import { expect, test } from "vitest";
import { isWithinApp } from "./is-within-app.ts";

test.each(["/", "/pooja/pj_1?x=1#how", "?panel=cart"])("%s is a page of this app", (href) => {
  expect(isWithinApp(href)).toBe(true);
});

test.each([
  "https://x.test/",
  "//x.test",
  "/\\x.test",
  "tel:+911234",
  "mailto:a@b.c",
  "#faq",
  "",
  "javascript:0",
])("%s is handled by the browser", (href) => {
  expect(isWithinApp(href)).toBe(false);
});
