import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// An unexpected message on the console fails the test: React says there what it will not throw.
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

// jsdom lays nothing out, so it has nowhere to scroll to. Tests of files run without it.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => {};
