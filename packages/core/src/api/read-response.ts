import * as v from "valibot";
import { successResponse } from "../contract/index.ts";
import { ApiError } from "./api-error.ts";

/** For each response, reports that its body was cut off. */
export const cutOff = new WeakMap<Response, () => void>();

/** The JSON body of a response. A cut-off body is a network error, invalid JSON an unexpected response. */
export async function readBody(response: Response, signal?: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) throw unexpectedResponse("no JSON", cause);
    if (signal?.aborted) throw cause;
    cutOff.get(response)?.();
    throw new ApiError("the answer was cut off", { code: "network", status: 0, cause });
  }
}

/** A response that our API would not send: from another version, or from a proxy in between. */
export function unexpectedResponse(what: string, cause?: unknown): ApiError {
  return new ApiError(`unexpected answer: ${what}`, { code: "unexpected_answer", status: 200, cause });
}

/** Validates a response against its schema; throws `unexpected_answer` when it does not match. */
export function parseResponse<Schema extends v.GenericSchema>(body: unknown, results: Schema) {
  const parsed = v.safeParse(successResponse(results), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw unexpectedResponse(`${v.getDotPath(issue) ?? ""} ${issue.message}`);
}
