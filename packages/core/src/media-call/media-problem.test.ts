import { expect, test } from "vitest";
import { browserKind, problemBefore, problemOf } from "./index.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";
const android =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36";
const androidApp =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/153.0.0.0 Mobile Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const iphoneApp =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0";
const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15";

const named = (name: string, message = "") => Object.assign(new Error(message), { name });

test.each([
  ["NotAllowedError", "Permission denied", "denied"],
  ["NotAllowedError", "Permission denied by system", "denied_by_system"],
  ["NotFoundError", "", "none"],
  ["OverconstrainedError", "", "none"],
  ["NotReadableError", "", "busy"],
  ["TypeError", "", "failed"],
] as const)("%s (%s) means %s", (name, message, problem) => {
  expect(problemOf(named(name, message), { userAgent: chrome })).toBe(problem);
});

test("in the web view of an app, only the app can give the permission", () => {
  for (const userAgent of [androidApp, iphoneApp]) {
    expect(problemOf(named("NotAllowedError"), { userAgent })).toBe("in_app");
    expect(problemBefore({ userAgent, isSecure: true, isSupported: false })).toBe("in_app");
  }
});

test("without https, or without media devices, none is asked for", () => {
  const here = { userAgent: chrome, isSecure: true, isSupported: true };
  expect(problemBefore(here)).toBeUndefined();
  expect(problemBefore({ ...here, isSecure: false, isSupported: false })).toBe("insecure");
  expect(problemBefore({ ...here, isSupported: false })).toBe("unsupported");
});

test("says whose settings have the permission", () => {
  const kinds = { chrome, chrome_android: android, firefox, safari, safari_ios: iphone };
  expect(Object.values(kinds).map(browserKind)).toEqual(Object.keys(kinds));
});
