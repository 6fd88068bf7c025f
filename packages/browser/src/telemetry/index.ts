export { createTelemetry, type Telemetry } from "./create-telemetry.ts";
export { startTelemetry } from "./start-telemetry.ts";
