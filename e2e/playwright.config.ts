import { rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromium } from "../scripts/chromium.mjs";
import { testClock } from "../scripts/testing/test-clock.mjs";
import { origins, ports } from "./system.ts";

const dataDir = join(import.meta.dirname, "test-results/data");
// Workers read this file too: only the process that starts them and the servers empties the database and sets the clock.
if (process.env.TEST_WORKER_INDEX === undefined) {
  rmSync(dataDir, { recursive: true, force: true });
  Object.assign(process.env, testClock().env);
}

const partnerOrigins = [origins.astrology, origins.gemstones].join(",");
const gracefulShutdown = { signal: "SIGTERM" as const, timeout: 5_000 };

export default defineConfig({
  testDir: "tests",
  workers: 2,
  grep: process.env.TESTS_OF === "commit" ? /@commit/ : /./,
  // Long enough for a machine that is busy; a test that passes waits for nothing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!process.env.CI,
  outputDir: "test-results/artifacts",
  // A test that passes only in a second run is reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }], ["./support/shown-reporter.ts"]],
  use: {
    baseURL: origins.web,
    launchOptions: chromium(),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    viewport: { width: 360, height: 640 },
    // Tests answer requests themselves, which they cannot for those of a worker; offline.spec.ts allows it.
    serviceWorkers: "block",
    // Recording each test takes a fifth of the time.
    trace: process.env.CI ? "on-first-retry" : "off",
  },
  projects: [{ name: "chromium" }],
  webServer: [
    {
      name: "api",
      command: "node server.ts",
      cwd: "../apps/api",
      url: `${origins.api}/readyz`,
      timeout: 120_000,
      env: {
        API_PORT: String(ports.api),
        API_ORIGIN: origins.api,
        WEB_ORIGINS: [origins.web, origins.static, origins.monitored].join(","),
        PARTNER_ORIGINS: partnerOrigins,
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        // The web server, and the CDN in front of it, whose headers tests send.
        TRUST_PROXY: "2",
        // Every visitor of these tests comes from one address.
        OTP_PER_ADDRESS: "1000",
        QUOTES_PER_ADDRESS: "100000",
        ORDERS_PER_ADDRESS: "100000",
        LOG_LEVEL: "warn",
      },
      reuseExistingServer: false,
      gracefulShutdown,
    },
    {
      name: "web",
      command: "node server/main.ts",
      cwd: "../apps/storefront",
      url: `${origins.web}/asset-manifest.json`,
      env: {
        WEB_PORT: String(ports.web),
        API_URL: origins.api,
        PARTNER_ORIGINS: partnerOrigins,
        TRUST_PROXY: "1",
        LOG_LEVEL: "warn",
      },
      reuseExistingServer: false,
      gracefulShutdown,
    },
    {
      name: "partners",
      command: "node partners/main.ts",
      // By number: names under localhost resolve in browsers, not on every machine.
      url: `http://127.0.0.1:${ports.astrology}`,
      reuseExistingServer: false,
      gracefulShutdown,
    },
  ],
});
