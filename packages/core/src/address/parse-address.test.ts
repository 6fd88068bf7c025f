import { afterEach, expect, test, vi } from "vitest";
import { parseAddress, queryString } from "./index.ts";

afterEach(() => void vi.restoreAllMocks());

test("an address is read, by itself or from where it stands", () => {
  expect(parseAddress("https://a.test/b?c#d")?.pathname).toBe("/b");
  expect(parseAddress("/b", "https://a.test")?.href).toBe("https://a.test/b");
});

test.each(["", "/b", "https://", "https://a:99999/", "\0"])("%j is none", (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

test("a browser from before URL.canParse reads it as well", () => {
  vi.spyOn(URL, "canParse").mockImplementation(() => {
    throw new TypeError("URL.canParse is not a function");
  });
  expect(parseAddress("https://a.test")?.host).toBe("a.test");
  expect(parseAddress("/a")).toBeUndefined();
});

test("a query is written with its mark, and without one where it is empty", () => {
  expect(queryString(new URLSearchParams({ a: "1", b: "ü" }))).toBe("?a=1&b=%C3%BC");
  expect(queryString(new URLSearchParams())).toBe("");
});
