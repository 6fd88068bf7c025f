import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createTracer, noTracer, traceRequest } from "./index.ts";

/** A collector of OTLP over HTTP. */
async function startCollector(status = 200) {
  // biome-ignore lint/suspicious/noExplicitAny: what the test reads of it is what it checks.
  const received: { url: string | undefined; body: any }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, body: await json(request) });
    response.writeHead(status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const problems: string[] = [];
  const tracer = createTracer({
    ...{ endpoint: `http://127.0.0.1:${port}/`, service: "api" },
    onError: (problem) => problems.push(problem),
  });
  const spans = async () => {
    await tracer.close();
    return received.flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans);
  };
  return { tracer, received, problems, spans };
}

const caller = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

test("a request is a part of its caller's trace, and its own requests are parts of it", async () => {
  const { tracer, received, spans } = await startCollector();
  let passedOn: string | undefined;
  const request = { method: "GET", requestId: "req-1", traceparent };
  await traceRequest(tracer, request, async () => {
    passedOn = tracer.traceparent();
    return { route: "/orders/:id", status: 200 };
  });
  const [span] = await spans();
  expect(received[0]).toMatchObject({
    url: "/v1/traces",
    body: {
      resourceSpans: [{ resource: { attributes: [{ key: "service.name", value: { stringValue: "api" } }] } }],
    },
  });
  expect(span).toMatchObject({
    ...{ traceId: caller.traceId, parentSpanId: caller.spanId, name: "GET /orders/:id", kind: 2, status: {} },
    attributes: [
      { key: "http.request.method", value: { stringValue: "GET" } },
      { key: "request.id", value: { stringValue: "req-1" } },
      { key: "http.route", value: { stringValue: "/orders/:id" } },
      { key: "http.response.status_code", value: { intValue: "200" } },
    ],
  });
  expect(passedOn).toBe(`00-${caller.traceId}-${span.spanId}-01`);
  expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
});

test.each([
  undefined,
  "",
  "00-0-0-01",
  `00-${"0".repeat(32)}-${caller.spanId}-01`,
  `${traceparent}`.toUpperCase(),
])("with the header %j a request begins a trace of its own", async (header) => {
  const { tracer, spans } = await startCollector();
  await traceRequest(tracer, { method: "GET", requestId: "r", traceparent: header }, async () => ({
    ...{ route: "/", status: 200 },
  }));
  const [span] = await spans();
  expect(span.traceId).toMatch(/^[\da-f]{32}$/);
  expect(span).not.toHaveProperty("parentSpanId");
});

test("what runs inside a span is its part, also at the same time as others", async () => {
  const { tracer, spans } = await startCollector();
  const nested = (name: string) =>
    tracer.span({ name, kind: "internal" }, () =>
      tracer.span({ name: `${name} part`, kind: "internal" }, () => new Promise(setImmediate)),
    );
  await Promise.all([nested("one"), nested("two")]);
  const all = await spans();
  for (const name of ["one", "two"]) {
    const [whole, part] = [name, `${name} part`].map((each) => all.find((span) => span.name === each));
    expect([part.traceId, part.parentSpanId]).toEqual([whole.traceId, whole.spanId]);
  }
  expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(2);
});

test("a failure is marked and passed on, and a dropped span is not sent", async () => {
  const { tracer, spans } = await startCollector();
  const failing = tracer.span({ name: "fails", kind: "internal" }, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  await tracer.span({ name: "idle", kind: "internal" }, async (span) => {
    span.isDropped = true;
  });
  expect(await spans()).toMatchObject([{ name: "fails", status: { code: 2 } }]);
});

test("a collector that fails is reported and stops nothing", async () => {
  const { tracer, problems } = await startCollector(503);
  expect(await tracer.span({ name: "one", kind: "internal" }, async () => "result")).toBe("result");
  await tracer.close();
  expect(problems).toEqual(["503"]);
});

test("without a collector nothing is traced, and everything runs", async () => {
  expect(await noTracer.span({ name: "one", kind: "internal" }, async () => "result")).toBe("result");
  expect(noTracer.traceparent()).toBeUndefined();
});
