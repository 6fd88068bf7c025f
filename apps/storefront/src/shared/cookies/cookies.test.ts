import { expect, test } from "vitest";
import { preferenceCookie, readCookie } from "./cookies.ts";

test("a cookie is found by its whole name", () => {
  expect(readCookie("xcountry=de; country=us; lang=hi", "country")).toBe("us");
  expect(readCookie("country=; a", "country")).toBeUndefined();
  expect(readCookie("", "country")).toBeUndefined();
});

test("a choice is stored for a year and sent with every page", () => {
  expect(preferenceCookie("lang", "hi")).toBe("lang=hi; path=/; max-age=31536000; samesite=lax");
});
