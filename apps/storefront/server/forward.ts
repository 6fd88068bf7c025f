import { maxBodyBytes } from "@aradhana/core/contract";
import { edgeCountryHeaders } from "@aradhana/core/country";
import type { Tracer } from "@aradhana/server/traces";
import type { Handler } from "hono";
import { proxy } from "hono/proxy";
import { readBody } from "./read-body.ts";

/** Headers that the API trusts from us; sent by a visitor directly, they could be forged. */
const unbelieved = Object.fromEntries(edgeCountryHeaders.map((name) => [name, undefined]));

/** Hands a request on to the API, so that browsers stay on one origin. 502 when it is away. */
export function forwardTo(apiUrl: string, trustEdge: boolean, tracer: Tracer): Handler {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = c.env?.incoming?.socket?.remoteAddress as string | undefined;
    const forwardedFor = trustEdge ? c.req.header("x-forwarded-for") : undefined;
    const body = await readBody(c.req.raw, maxBodyBytes(pathname));
    const { signal: left } = c.req.raw;
    const request = new AbortController();
    const abort = () => request.abort(left.reason);
    if (left.aborted) abort();
    left.addEventListener("abort", abort);
    try {
      return await proxy(`${apiUrl}${pathname}${search}`, {
        method: c.req.method,
        ...(body && { body }),
        signal: request.signal,
        headers: {
          ...c.req.header(),
          ...(!trustEdge && unbelieved),
          // The length may differ from that of the body we read; the others apply to the connection of the visitor.
          ...{ "content-length": undefined, connection: undefined, expect: undefined },
          // Its log then has the same id as ours.
          "x-request-id": c.get("requestId"),
          // A visitor's own trace is none of ours.
          traceparent: tracer.traceparent() ?? (trustEdge ? c.req.header("traceparent") : undefined),
          ...(!trustEdge && { tracestate: undefined }),
          "x-forwarded-for": [forwardedFor, address].filter(Boolean).join(", ") || undefined,
        },
      });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return c.body(null, 502);
    } finally {
      // A visitor who leaves now cancels the body of the response, which ends the request too. Aborted, the body would
      // fail instead, and be reported.
      left.removeEventListener("abort", abort);
    }
  };
}
