import { expect, test } from "vitest";
import { createStorage } from "../storage/index.ts";
import { parsePlatform, platformOf, storePlatform } from "./index.ts";

test("§9 default platform web", () => {
  expect(platformOf(createStorage(() => undefined))).toBe("web");
});

test("§3 platform is stored under its key", () => {
  const storage = createStorage(() => undefined);
  storePlatform(storage, new URLSearchParams("platform=android-app"));
  expect(storage.get("platform")).toBe("android-app");
  expect(platformOf(storage)).toBe("android-app");
  storePlatform(storage, new URLSearchParams("step=pay"));
  expect(platformOf(storage)).toBe("android-app");
});

test.each(["", "a b", "x".repeat(41), "ios\n", "\n", "मोबाइल", "<b>"])("%j is not a platform", (name) => {
  const storage = createStorage(() => undefined);
  storePlatform(storage, new URLSearchParams({ platform: name }));
  expect(storage.get("platform")).toBeNull();
  storage.set("platform", name);
  expect(platformOf(storage)).toBe("web");
});

test("any name that is safe in a header is a platform", () => {
  expect(parsePlatform("x".repeat(40))).toBe("x".repeat(40));
  expect(parsePlatform("iOS_app-2.1")).toBe("iOS_app-2.1");
  expect(parsePlatform(null)).toBeUndefined();
});
