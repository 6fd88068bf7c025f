// The command itself, on the built system. How servers are started and ended is tested in system/.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, describe, test } from "node:test";

const script = join(import.meta.dirname, "start.mjs");
const scratch = mkdtempSync(join(tmpdir(), "aradhana start "));
after(() => rmSync(scratch, { recursive: true, force: true }));

const ports = { API_PORT: "22395", WEB_PORT: "22396" };
const partners = ["http://localhost:22385", "http://localhost:22386"];
const at = (port, path) => `http://127.0.0.1:${port}${path}`;

const running = new Set();
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill("SIGTERM");
    await ended;
  }
});

function start(env) {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      LOG_LEVEL: "warn",
      ...ports,
      DEMO_ORIGINS: partners.join(),
      ...env,
    },
  });
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.err += chunk;
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const system = { child, output, ended };
  running.add(system);
  void ended.then(() => running.delete(system));
  const ready = new Promise((resolve, reject) => {
    child.stdout.on("data", () => output.out.includes("is ready") && resolve());
    child.once("close", (code) => reject(new Error(`ended with ${code}: ${output.out}${output.err}`)));
  });
  ready.catch(() => undefined); // who waits for `ended` alone expects no readiness
  return { ...system, ready };
}

describe("start", { timeout: 300_000 }, () => {
  /** The folder of the first test, for others that need a shop: filling a new one takes seconds of a core. */
  const shop = { DATA_DIR: join(scratch, "shop") };

  test("serves a seeded shop, twice in a row, and stores it", async () => {
    const received = [];
    for (let time = 0; time < 2; time++) {
      const system = start(shop);
      await system.ready;
      const home = await fetch(at(ports.WEB_PORT, "/"));
      assert.equal(home.status, 200);
      assert.match(await home.text(), /<h1/);
      const [puja] = /\/pooja\/pj_\w+/.exec(system.output.out);
      assert.equal((await fetch(at(ports.WEB_PORT, puja))).status, 200);
      received.push(puja);
      assert.equal((await fetch(at(ports.API_PORT, "/readyz"))).status, 200);
      for (const partner of partners) {
        assert.ok(system.output.out.includes(partner));
        const page = await fetch(partner);
        assert.match(await page.text(), /<script [^>]*src="http:\/\/127\.0\.0\.1:22396\/embed\/v1\.js"/);
        // Nobody has such an order: the API took the partner's key, and looked.
        assert.equal((await fetch(`${partner}/pages/partner-order-status?temp_order_id=X-1`)).status, 404);
      }
      assert.equal((await fetch(at(ports.WEB_PORT, "/embed/v1.js"))).status, 200);
      system.child.kill("SIGINT");
      assert.equal(await system.ended, 0);
      assert.equal(system.output.err, "");
      await assert.rejects(fetch(partners[0]));
    }
    assert.equal(received[0], received[1]);
  });

  // What else can be wrong is tested with the API alone: it ends the same way.
  test("a variable of the web server that is wrong ends it with one sentence", async () => {
    const system = start({ ...shop, WEB_ORIGIN: "nowhere" });
    assert.equal(await system.ended, 1);
    assert.match(system.output.err, /^.+WEB_ORIGIN must be .+\.\n$/);
  });
});
