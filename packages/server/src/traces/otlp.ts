import type { TraceContext } from "./trace-context.ts";

export type Attributes = Record<string, string | number | undefined>;

/** The kinds of spans by their numbers in OTLP. */
export const spanKinds = { internal: 1, server: 2 } as const;

export interface FinishedSpan extends TraceContext {
  parentSpanId: string | undefined;
  name: string;
  kind: keyof typeof spanKinds;
  /** Milliseconds since 1970, with fractions. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  isError: boolean;
}

/** The number of an error in OTLP's status. */
const ERROR = 2;
const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1000)) * 1000n}`;

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({
      key,
      value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
    }));

/** The body of a request to `/v1/traces`, by the JSON mapping of OTLP. */
export const toOtlp = (service: string, spans: readonly FinishedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: toAttributes({ "service.name": service }) },
      scopeSpans: [
        {
          scope: { name: "aradhana" },
          spans: spans.map(({ traceId, spanId, parentSpanId, name, kind, ...span }) => ({
            ...{ traceId, spanId, parentSpanId, name, kind: spanKinds[kind] },
            startTimeUnixNano: nanoseconds(span.startedAt),
            endTimeUnixNano: nanoseconds(span.endedAt),
            attributes: toAttributes(span.attributes),
            status: span.isError ? { code: ERROR } : {},
          })),
        },
      ],
    },
  ],
});
