import { chunkFailurePatterns } from "../lazy/index.ts";

/** The specification's settings of the error reporter (section 9, ruling D21), under the reporter's option names. */
export const reportingRules = {
  environment: "production",
  release: "8.55.0",
  tracesSampleRate: 1,
  maxBreadcrumbs: 100,
  /** The reporter adds three dots when it cuts: 250 characters in all. */
  maxValueLength: 247,
  ignoreErrors: [...chunkFailurePatterns],
} as const;
