export { createTracer, noTracer, type Tracer } from "./create-tracer.ts";
export { openTracer } from "./open-tracer.ts";
export { traceRequest } from "./trace-request.ts";
