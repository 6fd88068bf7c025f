import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "../chromium.mjs";

/** A Chromium with its own profile, for Lighthouse. */
export async function startBrowser() {
  const { executablePath, args } = chromium();
  const profile = mkdtempSync(join(tmpdir(), "aradhana-perf-"));
  const child = spawn(
    executablePath,
    [...args, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const port = await new Promise((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    });
    child.once("exit", (code) => reject(new Error(`Chromium ended with ${code}: ${output}`)));
  });
  return {
    port,
    close: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * One Lighthouse run with its mobile preset: a processor four times slowed and slow 4G, both simulated. With
 * `slowdown` the processor is slowed so many times in fact, and the line too: a page that does its work in
 * slices by the clock is measured as it behaves there, not as its tasks here multiplied.
 */
export async function audit(url, { port, categories, slowdown }) {
  const throttlingMethod = slowdown ? "devtools" : "simulate";
  const { lhr } = await lighthouse(
    url,
    { port, onlyCategories: categories, logLevel: "error", output: "json" },
    {
      extends: "lighthouse:default",
      settings: { throttlingMethod, throttling: { ...mobileSlow4G, cpuSlowdownMultiplier: slowdown ?? 4 } },
    },
  );
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (id) => lhr.audits[id].numericValue;
  return {
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
    ),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}

/** Lighthouse's own mobile figures; a setting given in part would replace them all. */
const mobileSlow4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};
