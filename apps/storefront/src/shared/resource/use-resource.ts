import { useQuery } from "@aradhana/checkout/query";
import { useMemo } from "react";
import { type BrowserServices, useBrowser } from "../services/browser.tsx";

/** Personal data as a screen shows it. */
export type Resource<Value> =
  | { status: "loading" }
  | { status: "ready"; value: Value }
  | { status: "failed"; code: string; httpStatus: number; requestId: string | undefined };

/**
 * Personal data, fetched in the browser because the token is stored there. `load` must be stable (`useCallback`).
 * Another one is fetched at once, as `reload` fetches again: what is shown stays meanwhile. So what shows one thing
 * after another, as a screen does orders, needs a `key` for each.
 */
export function useResource<Value>(load: (browser: BrowserServices) => Promise<Value>) {
  const browser = useBrowser();
  const { state, refetch } = useQuery(useMemo(() => browser && (() => load(browser)), [browser, load]));
  return { resource: readResource(state), reload: refetch };
}

function readResource<Value>(state: ReturnType<typeof useQuery<Value>>["state"]): Resource<Value> {
  switch (state.status) {
    case "loading":
      return { status: "loading" };
    case "ready":
      return { status: "ready", value: state.value };
    case "failed":
      return state.isFetching ? { status: "loading" } : { status: "failed", ...state.failure };
  }
}
