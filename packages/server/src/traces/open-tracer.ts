import { createTracer, noTracer, type Tracer } from "./create-tracer.ts";

interface OpenTracerOptions {
  /** A collector; undefined if nothing is traced. */
  endpoint: string | undefined;
  service: string;
  warn: (details: object, message: string) => void;
}

/** The tracer of a server, by its settings. */
export const openTracer = ({ endpoint, service, warn }: OpenTracerOptions): Tracer =>
  endpoint
    ? createTracer({
        ...{ endpoint, service },
        onError: (problem) => warn({ problem }, "traces could not be sent"),
      })
    : noTracer;
