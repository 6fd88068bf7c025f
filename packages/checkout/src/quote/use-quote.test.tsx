import { ApiError } from "@aradhana/core/api";
import type { Quote } from "@aradhana/core/contract";
import { fireEvent, renderHook, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useQuote } from "./index.ts";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

const priced = async ({ qty }: { qty: number }) => ({ results: { quote_id: `of ${qty}` } as Quote });

test("the price follows the request, and is of no other meanwhile", async () => {
  const { result, rerender } = renderHook(({ qty }) => useQuote({ qty }, priced), {
    initialProps: { qty: 1 },
    wrapper: StrictMode,
  });
  await waitFor(() => expect(result.current.state).toMatchObject({ status: "ready" }));
  rerender({ qty: 2 });
  expect(result.current.state).toMatchObject({ status: "working", shown: { quote_id: "of 1" } });
  await waitFor(() => expect(result.current.state).toMatchObject({ shown: { quote_id: "of 2" } }));
});

test("an equal request is not priced again at each drawing", async () => {
  const fetchQuote = vi.fn(priced);
  const { result, rerender } = renderHook(() => useQuote({ qty: 1 }, fetchQuote));
  await waitFor(() => expect(result.current.state.status).toBe("ready"));
  rerender();
  expect(result.current.state.status).toBe("ready");
  expect(fetchQuote).toHaveBeenCalledOnce();
});

test.each([
  ["nobody answers", new ApiError("no", { code: "network", status: 0 }), "network"],
  ["our own code fails", new TypeError("ours"), "unexpected"],
])("where %s the price has failed, and is asked for when the network is back", async (_, error, code) => {
  const fetchQuote = vi.fn(priced).mockRejectedValueOnce(error);
  const { result } = renderHook(() => useQuote({ qty: 1 }, fetchQuote));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: "failed", failure: { code } }));
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(result.current.state.status).toBe("ready"));
});

test("where nothing is chosen there is no price", async () => {
  const { result } = renderHook(() => useQuote(undefined, priced));
  await waitFor(() => expect(result.current.state.status).toBe("none"));
});
