import { afterEach, expect, test, vi } from "vitest";
import { parseAddress, queryString } from "./index.ts";

afterEach(() => void vi.restoreAllMocks());

test("parses an absolute URL, and a relative one against a base", () => {
  expect(parseAddress("https://a.test/b?c#d")?.pathname).toBe("/b");
  expect(parseAddress("/b", "https://a.test")?.href).toBe("https://a.test/b");
});

test.each(["", "/b", "https://", "https://a:99999/", "\0"])("%j is not a URL", (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

test("works in browsers without URL.canParse", () => {
  vi.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(parseAddress("https://a.test")?.host).toBe("a.test");
  expect(parseAddress("/a")).toBeUndefined();
});

test("a query string starts with a question mark, and is empty without parameters", () => {
  expect(queryString(new URLSearchParams({ a: "1", b: "ü" }))).toBe("?a=1&b=%C3%BC");
  expect(queryString(new URLSearchParams())).toBe("");
});
