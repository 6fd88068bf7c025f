import { expect, test } from "vitest";
import { languageOfVisitor } from "./language-of-visitor.ts";

const url = "https://shop.test/vip-pujas";

test("the address decides, then the visitor's choice, then the page that was saved last", () => {
  expect(languageOfVisitor({ url: `${url}?lang=hi`, cookie: "en", lastPage: "en" })).toBe("hi");
  expect(languageOfVisitor({ url, cookie: "hi", lastPage: "en" })).toBe("hi");
  expect(languageOfVisitor({ url, cookie: undefined, lastPage: "hi" })).toBe("hi");
});

test("a language that the shop does not have is no choice", () => {
  expect(languageOfVisitor({ url: `${url}?lang=ta`, cookie: "xx", lastPage: "hi" })).toBe("hi");
  expect(languageOfVisitor({ url, cookie: null, lastPage: null })).toBe("en");
});
