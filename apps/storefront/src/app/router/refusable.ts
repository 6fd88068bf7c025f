import { isApiError } from "@aradhana/core/api";
import { data, type LoaderFunction } from "react-router-dom";
import type { Refused } from "./refused.ts";

/** What our own server does not reach says nothing of the visitor's connection. */
const told = (code: string) => (code === "network" && typeof document === "undefined" ? "no_answer" : code);

/** A loader whose API refusals become thrown responses with the same status; 503 where no answer came. */
export function refusable(loader: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    try {
      return await loader(args, context);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { code, requestId, status } = error;
      // A malformed id in an address is a page that does not exist.
      const shown = status === 422 || status === 400 ? 404 : status;
      throw data({ code: told(code), requestId } satisfies Refused, { status: shown < 400 ? 503 : shown });
    }
  };
}
