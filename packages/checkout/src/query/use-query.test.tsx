import { ApiError } from "@aradhana/core/api";
import { act, fireEvent, renderHook, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useMutation, useQuery } from "./index.ts";

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal("reportError", reported);
});
const offline = () => new ApiError("no", { code: "network", status: 0 });

test("a screen has what it reads, and keeps it while it reads something else", async () => {
  const first = async () => "first";
  const { result, rerender } = renderHook(({ load }) => useQuery(load), { initialProps: { load: first } });
  expect(result.current.state).toEqual({ status: "loading" });
  await waitFor(() => expect(result.current.state).toMatchObject({ status: "ready", value: "first" }));
  rerender({ load: async () => "second" });
  expect(result.current.state).toMatchObject({ value: "first", isFetching: true });
  await waitFor(() => expect(result.current.state).toMatchObject({ value: "second", isFetching: false }));
});

test("what came with the document is not fetched, until somebody asks for it again", async () => {
  const load = vi.fn(async () => "new");
  const { result } = renderHook(() => useQuery(load, { initial: "known" }), { wrapper: StrictMode });
  expect(result.current.state).toMatchObject({ status: "ready", value: "known" });
  expect(load).not.toHaveBeenCalled();
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.state).toMatchObject({ value: "new" }));
});

test("nothing is fetched before there is something to fetch with", async () => {
  const load = vi.fn(async () => 1);
  const { result, rerender } = renderHook(
    (given: { load: typeof load | undefined }) => useQuery(given.load),
    {
      initialProps: { load: undefined as typeof load | undefined },
    },
  );
  act(() => result.current.refetch());
  expect(result.current.state.status).toBe("loading");
  rerender({ load });
  await waitFor(() => expect(result.current.state.status).toBe("ready"));
});

test("what failed is fetched again when the network is back", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline()).mockResolvedValue("here");
  const { result } = renderHook(() => useQuery(load));
  await waitFor(() => expect(result.current.state.status).toBe("failed"));
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: "ready", value: "here" }));
  fireEvent(window, new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
});

test("an error of our own settles a query and an action, and is reported", async () => {
  const fail = () => Promise.reject(new TypeError("ours"));
  const query = renderHook(() => useQuery(fail)).result;
  await waitFor(() => expect(query.current.state).toMatchObject({ failure: { code: "unexpected" } }));
  const mutation = renderHook(() => useMutation(fail)).result;
  await act(() => mutation.current.mutate());
  expect(mutation.current.state).toMatchObject({ status: "failed", failure: { code: "unexpected" } });
  expect(reported.mock.calls).toEqual([[new TypeError("ours")], [new TypeError("ours")]]);
});

test("a chunk that was lost is a failure, and no defect to report", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: x"));
  const { result } = renderHook(() => useMutation(lost));
  await act(() => result.current.mutate());
  expect(result.current.state.status).toBe("failed");
  expect(reported).not.toHaveBeenCalled();
});

test("a press runs the action as it is by then", async () => {
  const { result, rerender } = renderHook(({ word }) => useMutation(async () => word), {
    initialProps: { word: "old" },
  });
  rerender({ word: "new" });
  await act(() => result.current.mutate());
  expect(result.current.state).toEqual({ status: "done", result: "new" });
  act(() => result.current.reset());
  expect(result.current.state).toEqual({ status: "idle" });
});
