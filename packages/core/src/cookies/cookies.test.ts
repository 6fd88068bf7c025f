import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { marketingCookies, readCookie } from "./index.ts";

describe("a cookie is read", () => {
  test.each([
    ["a=1", "a", "1"],
    ["a=1; b=2", "b", "2"],
    ["a=1;b=2", "b", "2"],
    ["a=1=2", "a", "1=2"],
    ["a = 1 ", "a", "1"],
    ["xa=1; a=2", "a", "2"],
    ["a=1; a=2", "a", "1"],
    ["a=", "a", undefined],
    ["a", "a", undefined],
    ["=1", "", undefined],
    ["", "a", undefined],
    ["ab=1", "a", undefined],
  ])("of %j, %s", (cookies, name, value) => expect(readCookie(cookies, name)).toBe(value));

  test("among any other cookies", () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.dictionary(word, fc.stringMatching(/^[\w%.^=-]{1,20}$/)), (all) => {
        const header = Object.entries(all)
          .map(([name, value]) => `${name}=${value}`)
          .join("; ");
        for (const [name, value] of Object.entries(all)) expect(readCookie(header, name)).toBe(value);
        expect(readCookie(header, "absent-one")).toBeUndefined();
      }),
    );
  });
});

describe("§3 cookies read: fbp and fbc marketing cookies", () => {
  const fbp = "fb.1.1596403881668.1116446470";
  const fbc = "fb.1.1554763741205.IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk";

  test("under the pixel's names and under the plain names", () => {
    expect(marketingCookies(`_fbp=${fbp}; a=1; _fbc=${fbc}`)).toEqual({ fbp, fbc });
    expect(marketingCookies(`fbp=${fbp}; fbc=${fbc}`)).toEqual({ fbp, fbc });
    expect(marketingCookies(`fbp=fb.1.1596403881668.2; _fbp=${fbp}`)).toEqual({ fbp });
  });

  test("a missing cookie is left out", () => {
    expect(marketingCookies("a=1")).toEqual({});
  });

  test.each([
    "x",
    "fb.1.1596403881668",
    "fb.1.159640388.1116446470",
    "fb.1.15964038816681596.",
    "fb.1.15964038816681596403.1",
    "fb.11.1596403881668.1",
    "xfb.1.1596403881668.1",
    "fb.1.1596403881668.a b",
    `fb.1.1596403881668.${"a".repeat(401)}`,
  ])("%s is malformed and ignored", (value) => {
    expect(marketingCookies(`_fbp=${value}; _fbc=${value}`)).toEqual({});
  });
});
