import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type BrowserContext, chromium, type LaunchOptions } from "@playwright/test";

/**
 * A Chromium as people have it, without third-party cookies. Playwright's own flags switch the partitioning of storage
 * off: in a browser that it starts itself, a frame sees what its site keeps elsewhere.
 */
export async function startPlainChromium({
  executablePath = "",
  args = [],
}: LaunchOptions): Promise<{ context: BrowserContext; stop(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), "plain-chromium-"));
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(executablePath, [...args, "--test-third-party-cookie-phaseout", ...own], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for await (const line of createInterface(child.stderr)) {
    const [address] = /ws:\S+$/.exec(line) ?? [];
    if (!address) continue;
    child.stderr.resume();
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) break;
    return { context, stop: () => browser.close().then(stop) };
  }
  await stop();
  throw new Error("Chromium ended before it could be driven.");
}
