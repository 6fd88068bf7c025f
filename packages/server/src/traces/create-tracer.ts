import { AsyncLocalStorage } from "node:async_hooks";
import { type Attributes, type FinishedSpan, toOtlp } from "./otlp.ts";
import { childOf, formatTraceparent, parseTraceparent, type TraceContext } from "./trace-context.ts";

/** Something that takes time, while it runs. */
export interface Span {
  name: string;
  attributes: Attributes;
  isError: boolean;
  /** Whether it is not worth sending. @default false */
  isDropped?: boolean;
}

interface SpanStart {
  name: string;
  kind: FinishedSpan["kind"];
  /** The caller's header `traceparent`. @default the span that runs now */
  traceparent?: string | undefined;
  attributes?: Attributes;
}

export interface Tracer {
  /** Runs something as a span; what it runs in turn are parts of it. */
  span<Result>(start: SpanStart, run: (span: Span) => Promise<Result>): Promise<Result>;
  /** The header `traceparent` for a request of the span that runs now. */
  traceparent(): string | undefined;
  /** Resolves when everything was sent. */
  close(): Promise<void>;
}

/** Traces nothing. */
export const noTracer: Tracer = {
  span: ({ name }, run) => run({ name, attributes: {}, isError: false }),
  traceparent: () => undefined,
  close: async () => {},
};

interface TracerOptions {
  /** A collector of OTLP over HTTP, such as `http://localhost:4318`. */
  endpoint: string;
  /** Which server it is, such as "api". */
  service: string;
  /** Called with what went wrong when spans could not be sent; they are dropped. */
  onError: (problem: string) => void;
}

const INTERVAL_MS = 5_000;
const TIMEOUT_MS = 5_000;
/** While the collector does not respond, no more are stored. */
const MOST_WAITING = 2_000;

/** Sends spans to a collector, by OpenTelemetry's protocol, every five seconds. */
export function createTracer({ endpoint, service, onError }: TracerOptions): Tracer {
  const running = new AsyncLocalStorage<TraceContext>();
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  let waiting: FinishedSpan[] = [];

  const send = async () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify(toOtlp(service, waiting));
    waiting = [];
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" });
      await response.body?.cancel();
      if (!response.ok) onError(String(response.status));
    } catch (error) {
      // Whatever goes wrong with the collector must not stop what is traced.
      onError(error instanceof Error ? error.name : "unknown");
    }
  };
  const timer = setInterval(send, INTERVAL_MS).unref();

  return {
    async span({ name, kind, traceparent, attributes = {} }, run) {
      const parent = parseTraceparent(traceparent) ?? running.getStore();
      const context = childOf(parent);
      const startedAt = performance.timeOrigin + performance.now();
      const span: Span = { name, attributes: { ...attributes }, isError: false };
      try {
        return await running.run(context, () => run(span));
      } catch (error) {
        span.isError = true;
        throw error;
      } finally {
        const endedAt = performance.timeOrigin + performance.now();
        const { isDropped, ...described } = span;
        if (!isDropped && waiting.length < MOST_WAITING) {
          waiting.push({ ...context, parentSpanId: parent?.spanId, kind, startedAt, endedAt, ...described });
        }
      }
    },
    traceparent() {
      const context = running.getStore();
      return context && formatTraceparent(context);
    },
    async close() {
      clearInterval(timer);
      await send();
    },
  };
}
