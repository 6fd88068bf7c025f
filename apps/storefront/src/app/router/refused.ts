import { isRouteErrorResponse } from "react-router-dom";

/** What an error screen is told: never a server's words (ruling D16). */
export interface Refused {
  /** `network` where this browser got no answer, `no_answer` where our own server got none. */
  code: string;
  requestId: string | undefined;
}

/** What a refused loader told of itself; nothing where a screen broke by itself. */
export function refusedIn(error: unknown): Refused | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const told: unknown = error.data;
  if (typeof told !== "object" || told === null) return { code: "", requestId: undefined };
  return {
    code: "code" in told ? String(told.code) : "",
    requestId: "requestId" in told && told.requestId ? String(told.requestId) : undefined,
  };
}
