import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// On a busy machine what comes by itself takes longer than the second that the library waits.
configure({ asyncUtilTimeout: 20_000 });

// An unexpected console message fails the test: React reports problems there that it does not throw.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});

// jsdom has no layout, so nothing can scroll. Tests in Node run without it.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => {};
