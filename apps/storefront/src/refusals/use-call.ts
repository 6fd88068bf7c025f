import { type ApiClient, isApiError } from "@aradhana/core/api";
import { useState } from "react";
import { useBrowser } from "../services/browser.tsx";

export type Calling =
  | { status: "idle" }
  | { status: "working" }
  | { status: "refused"; code: string; retryAfter: number | undefined };

/** Calls the API at a press, one call at a time, and says what became of it. */
export function useCall<Given extends unknown[]>(
  act: (api: ApiClient, ...given: Given) => Promise<void>,
  onRefused: (code: string) => void = () => {},
) {
  const api = useBrowser()?.api;
  const [calling, setCalling] = useState<Calling>({ status: "idle" });

  async function call(...given: Given) {
    if (!api || calling.status === "working") return;
    setCalling({ status: "working" });
    try {
      await act(api, ...given);
      setCalling({ status: "idle" });
    } catch (error) {
      if (!isApiError(error)) {
        setCalling({ status: "idle" });
        throw error;
      }
      const { code, retryAfter } = error;
      setCalling({ status: "refused", code, retryAfter });
      onRefused(code);
    }
  }

  return { calling, call };
}
