import { expect, test } from "vitest";
import { earlyErrors, monitoringAttributes } from "./monitoring.ts";
import { securityHeaders } from "./security-headers.ts";

const sentryDsn = "https://key@o1.ingest.sentry.io/7";
const policyFor = (...monitoring: Parameters<typeof monitoringAttributes>[0][]) =>
  Object.fromEntries(
    (securityHeaders(["run()"], ...monitoring)["Content-Security-Policy"] ?? "")
      .split("; ")
      .map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values.join(" ")];
      }),
  );

test("the page has attributes for its script and the configured monitoring only", () => {
  expect(monitoringAttributes({}, undefined)).toBe("");
  expect(monitoringAttributes({}, "/assets/index-a.js")).toBe(' data-main="/assets/index-a.js"');
  expect(monitoringAttributes({ sentryDsn, clarityProject: "abc" }, undefined)).toBe(
    ` data-sentry-dsn="${sentryDsn}" data-clarity-project="abc"`,
  );
});

test("without monitoring the policy is closed", () => {
  expect(policyFor()).toMatchObject({
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "trusted-types": "service-worker",
  });
});

test("it is opened for the error reporter by its origin alone, without its key", () => {
  expect(policyFor({ sentryDsn })).toMatchObject({
    "connect-src": "'self' https://o1.ingest.sentry.io",
    "img-src": "'self' data:",
    "trusted-types": "service-worker",
  });
});

test("and for Clarity only where that is configured", () => {
  expect(policyFor({ clarityProject: "abc" })).toMatchObject({
    "connect-src": "'self' https://*.clarity.ms https://c.bing.com",
    "img-src": "'self' data: https://*.clarity.ms https://c.bing.com",
    "trusted-types": "service-worker clarity-tag clarity 'allow-duplicates'",
    "script-src": expect.stringMatching(/^'sha256-[^ ]+' 'strict-dynamic'$/),
  });
});

test("early errors are collected, up to twenty, and only with error reporting", () => {
  expect(earlyErrors({ clarityProject: "abc" })).toBe("");
  const listeners: Record<string, (event: unknown) => void> = {};
  const page: { earlyErrors?: unknown[] | undefined } = {};
  const listen = (type: string, listener: (event: unknown) => void) => {
    listeners[type] = listener;
  };
  new Function("window", "addEventListener", earlyErrors({ sentryDsn }))(page, listen);
  for (let at = 0; at < 30; at += 1) listeners[at % 2 ? "error" : "unhandledrejection"]?.(at);
  expect(page.earlyErrors).toEqual(Array.from({ length: 20 }, (_, at) => at));
  page.earlyErrors = undefined;
  expect(() => listeners.error?.(31)).not.toThrow();
});
