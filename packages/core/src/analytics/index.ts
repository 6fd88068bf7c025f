export { type Analytics, labelEvent } from "./analytics.ts";
export { analyticsSessionId } from "./analytics-session-id.ts";
export { type ClarityCall, createClarity } from "./create-clarity.ts";
export {
  type AnalyticsTool,
  createDeferredAnalytics,
  type DeferredAnalytics,
} from "./create-deferred-analytics.ts";
