import type { Tracer } from "./create-tracer.ts";

interface TracedRequest {
  method: string;
  requestId: string;
  /** The caller's header, if the caller is one of ours. */
  traceparent: string | undefined;
}

/** Traces a request to a server. `answer` responds, and returns the route that matched, without ids, and the status. */
export const traceRequest = (
  tracer: Tracer,
  { method, requestId, traceparent }: TracedRequest,
  answer: () => Promise<{ route: string; status: number }>,
): Promise<void> =>
  tracer.span({ name: method, kind: "server", traceparent }, async (span) => {
    span.attributes = { "http.request.method": method, "request.id": requestId };
    const { route, status } = await answer();
    span.name = `${method} ${route}`;
    Object.assign(span.attributes, { "http.route": route, "http.response.status_code": status });
    span.isError = status >= 500;
  });
