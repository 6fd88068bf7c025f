import { useMutation } from "@aradhana/checkout/query";
import type { ApiClient } from "@aradhana/core/api";
import type { Failure } from "@aradhana/core/query";
import { useOpenBrowser } from "../services/browser.tsx";

export type Calling =
  | { status: "idle" }
  | { status: "working" }
  | ({ status: "failed" } & Pick<Failure, "code" | "retryAfter" | "fieldErrors">);

/** Calls the API at the press of a button, one call at a time, with the state of the call. */
export function useCall<Given extends unknown[]>(
  act: (api: ApiClient, ...given: Given) => Promise<void>,
  onRefused: (code: string) => void = () => {},
) {
  const openBrowser = useOpenBrowser();
  const { state, mutate } = useMutation(async (...given: Given) => {
    await act((await openBrowser()).api, ...given);
  });

  async function call(...given: Given) {
    const settled = await mutate(...given);
    if (settled && !settled.ok) onRefused(settled.failure.code);
  }

  return { calling: readCalling(state), call };
}

function readCalling(state: ReturnType<typeof useMutation>["state"]): Calling {
  if (state.status === "working") return { status: "working" };
  if (state.status !== "failed") return { status: "idle" };
  const { code, retryAfter, fieldErrors } = state.failure;
  return { status: "failed", code, retryAfter, ...(fieldErrors && { fieldErrors }) };
}
