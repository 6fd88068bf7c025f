import type { Tracer } from "@aradhana/server/traces";
import { expect, test } from "vitest";
import { createTestApp } from "../../test/test-app.ts";

type Start = Parameters<Tracer["span"]>[0];

/** A tracer that stores what it was called with. */
function recordingTracer() {
  const spans: { start: Start; name: string; attributes: object; isError: boolean }[] = [];
  const tracer: Tracer = {
    async span(start, run) {
      const span = { name: start.name, attributes: {}, isError: false };
      const result = await run(span);
      spans.push({ start, ...span });
      return result;
    },
    traceparent: () => undefined,
    close: async () => {},
  };
  return { tracer, spans };
}

const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

test("a request is traced by its route and id, without its address", async () => {
  const { tracer, spans } = recordingTracer();
  const { app } = await createTestApp({ tracer, trustedHops: 1 });
  const response = await app.request("/noauth-api/v1/policy/getPolicy?slug=privacy-policy", {
    headers: { traceparent },
  });
  expect(spans).toMatchObject([
    {
      start: { kind: "server", traceparent },
      name: "GET /noauth-api/v1/policy/getPolicy",
      attributes: {
        ...{ "http.response.status_code": response.status },
        "request.id": response.headers.get("x-request-id"),
      },
    },
  ]);
  expect(JSON.stringify(spans)).not.toContain("slug");
});

test("the header of a caller who is no proxy of ours is ignored", async () => {
  const { tracer, spans } = recordingTracer();
  const { app } = await createTestApp({ tracer });
  await app.request("/noauth-api/v1/unknown", { headers: { traceparent } });
  expect(spans).toMatchObject([{ start: { traceparent: undefined } }]);
});
