import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// On a busy machine what comes by itself takes longer than the second that the library waits.
configure({ asyncUtilTimeout: 20_000 });

// An unexpected message on the console fails the test: React reports there what it does not throw.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
