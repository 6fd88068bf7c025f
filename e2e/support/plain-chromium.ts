import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

/**
 * Has a Chromium as people have it, without third-party cookies, until `use` is through. Playwright's own flags switch
 * the partitioning of storage off: in a browser that it starts itself, a frame can read the storage of its site elsewhere.
 */
export async function withPlainChromium(
  { executablePath = "", args = [] }: LaunchOptions,
  flags: readonly string[],
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), "plain-chromium-"));
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(executablePath, [...args, "--test-third-party-cookie-phaseout", ...flags, ...own], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const kill = () => void child.kill();
  // Where this process is ended before it comes to the end of this.
  process.once("exit", kill);
  try {
    const browser = await chromium.connectOverCDP(await addressOf(child.stderr));
    await use(browser);
    await browser.close();
  } finally {
    kill();
    await ended;
    process.off("exit", kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Where it can be driven, which it says on its error output. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /ws:\S+$/.exec(line) ?? [];
    if (!address) continue;
    output.resume();
    return address;
  }
  throw new Error("Chromium ended before it could be driven.");
}
