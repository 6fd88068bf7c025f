import { isApiError } from "@aradhana/core/api";
import { data, type LoaderFunction } from "react-router-dom";
import type { LoaderError } from "./loader-error.ts";

/** A server that cannot reach the API says nothing about the visitor's connection. */
const toCode = (code: string) => (code === "network" && typeof document === "undefined" ? "no_answer" : code);

/** A loader whose API errors become thrown responses with the same status; 503 after a network error. */
export function withErrorResponse(loader: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    try {
      return await loader(args, context);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { code, requestId, status } = error;
      // A malformed id in an address is a page that does not exist.
      const shown = status === 422 || status === 400 ? 404 : status;
      throw data({ code: toCode(code), requestId } satisfies LoaderError, {
        status: shown < 400 ? 503 : shown,
      });
    }
  };
}
