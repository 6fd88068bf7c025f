import { randomBytes } from "node:crypto";

/** Which span something belongs to, by W3C's Trace Context. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
}

/** Reads the header `traceparent`; undefined if it is none. */
export function parseTraceparent(header: string | undefined): TraceContext | undefined {
  const [, traceId, spanId] = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}/.exec(header ?? "") ?? [];
  const isValid = traceId && spanId && /[^0]/.test(traceId) && /[^0]/.test(spanId);
  return isValid ? { traceId, spanId } : undefined;
}

export const formatTraceparent = ({ traceId, spanId }: TraceContext) => `00-${traceId}-${spanId}-01`;

/** A new span of a trace, or of a new one. */
export const childOf = (parent: TraceContext | undefined): TraceContext => ({
  traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
  spanId: randomBytes(8).toString("hex"),
});
