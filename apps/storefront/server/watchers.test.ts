import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";
import { watchedBy } from "./watchers.ts";

const sentryDsn = "https://key@o1.ingest.sentry.io/7";
const policyFor = (...watchers: Parameters<typeof watchedBy>[0][]) =>
  Object.fromEntries(
    (securityHeaders("n", ...watchers)["Content-Security-Policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );

test("the page names its script and whoever watches, and nothing else", () => {
  expect(watchedBy({}, undefined)).toBe("");
  expect(watchedBy({}, "/assets/index-a.js")).toBe(' data-main="/assets/index-a.js"');
  expect(watchedBy({ sentryDsn, clarityProject: "abc" }, undefined)).toBe(
    ` data-sentry-dsn="${sentryDsn}" data-clarity-project="abc"`,
  );
});

test("without watchers the policy is closed", () => {
  expect(policyFor()).toMatchObject({
    "connect-src": "'self'",
    "img-src": "'self' data:",
    "trusted-types": "'none'",
  });
});

test("it is opened for the error reporter by its origin alone, without its key", () => {
  expect(policyFor({ sentryDsn })).toMatchObject({
    "connect-src": "'self' https://o1.ingest.sentry.io",
    "img-src": "'self' data:",
    "trusted-types": "'none'",
  });
});

test("and for Clarity only where that is configured", () => {
  expect(policyFor({ clarityProject: "abc" })).toMatchObject({
    "connect-src": "'self' https://*.clarity.ms https://c.bing.com",
    "img-src": "'self' data: https://*.clarity.ms https://c.bing.com",
    "trusted-types": "clarity-tag clarity 'allow-duplicates'",
    "script-src": "'nonce-n' 'strict-dynamic'",
  });
});
