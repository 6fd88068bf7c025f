import { isRouteErrorResponse } from "react-router-dom";

/** The data of an error screen: never a message of the server (ruling D16). */
export interface LoaderError {
  /** `network` if this browser got no response, `no_answer` if our own server got none. */
  code: string;
  requestId: string | undefined;
}

/** The data of a failed loader; undefined for a rendering error. */
export function loaderErrorIn(error: unknown): LoaderError | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null) return { code: "", requestId: undefined };
  return {
    code: "code" in data ? String(data.code) : "",
    requestId: "requestId" in data && data.requestId ? String(data.requestId) : undefined,
  };
}
