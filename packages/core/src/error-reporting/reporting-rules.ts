import { chunkFailurePatterns } from "../lazy/index.ts";

/** How the specification sets its error reporter (section 9, rulings D21), in the reporter's own words. */
export const reportingRules = {
  environment: "production",
  release: "8.55.0",
  tracesSampleRate: 1,
  maxBreadcrumbs: 100,
  /** The reporter puts three dots behind what it cuts: 250 characters in all. */
  maxValueLength: 247,
  ignoreErrors: [...chunkFailurePatterns],
} as const;
