// @vitest-environment jsdom
import { ApiError } from "@aradhana/core/api";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { patience } from "../../../test/patience.ts";
import { BrowserProvider, type BrowserServices } from "../services/browser.tsx";
import { useCall } from "./use-call.ts";

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserProvider value={{ api: {} } as BrowserServices}>{children}</BrowserProvider>
);

test("a defect of our own is reported, and the next press calls again", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const calls = vi.fn().mockRejectedValueOnce(new TypeError("broken")).mockResolvedValue(undefined);
  const { result } = renderHook(() => useCall(calls), { wrapper });
  await act(() => result.current.call());
  expect(result.current.calling).toMatchObject({ status: "failed", code: "unexpected" });
  expect(reported).toHaveBeenCalledExactlyOnceWith(new TypeError("broken"));
  await act(() => result.current.call());
  expect(calls).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test("a press before the browser's services are there waits for them", async () => {
  let services: BrowserServices | undefined;
  const calls = vi.fn(async () => {});
  const { result, rerender } = renderHook(() => useCall(calls), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <BrowserProvider value={services}>{children}</BrowserProvider>
    ),
  });
  act(() => void result.current.call());
  expect(result.current.calling.status).toBe("working");
  services = { api: {} } as BrowserServices;
  rerender();
  await vi.waitFor(() => expect(result.current.calling.status).toBe("idle"), patience);
  expect(calls).toHaveBeenCalledOnce();
});

test("an API error is returned with its code", async () => {
  const refused = vi.fn();
  const error = new ApiError("no", { code: "otp_limit", status: 429, retryAfter: 30 });
  const { result } = renderHook(() => useCall(() => Promise.reject(error), refused), { wrapper });
  await act(() => result.current.call());
  expect(result.current.calling).toEqual({ status: "failed", code: "otp_limit", retryAfter: 30 });
  expect(refused).toHaveBeenCalledExactlyOnceWith("otp_limit");
});
