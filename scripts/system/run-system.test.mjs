import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";

const fixture = join(import.meta.dirname, "small-system.fixtures.mjs");
const ports = { API_PORT: "22391", WEB_PORT: "22392" };
const partners = { DEMO_ORIGINS: "http://localhost:22393,http://localhost:22394" };
const started = new Set();

afterEach(() => {
  for (const { pid } of started) {
    try {
      process.kill(-pid, "SIGKILL");
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
  }
  started.clear();
});

/** Starts the small system in its own process group, as a terminal would. */
function start(env = {}, { command = process.execPath, args = [fixture], argv0 } = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...ports, ...partners, ...env },
    argv0,
    detached: true,
  });
  started.add(child);
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.err += chunk;
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const waitForOutput = async (expected) => {
    while (!output.out.includes(expected)) {
      assert.equal(child.exitCode, null, output.err);
      await delay(20);
    }
  };
  return { child, output, ended, waitForOutput };
}

const listens = (port) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  );

async function nothingIsLeft() {
  for (const port of Object.values(ports)) {
    const patience = Date.now() + 3_000;
    while (await listens(port)) {
      assert.ok(Date.now() < patience, `something still listens on ${port}`);
      await delay(50);
    }
  }
}

describe("a running system", () => {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    test(`stops cleanly on ${signal}`, async () => {
      const system = start();
      await system.waitForOutput("ready");
      system.child.kill(signal);
      assert.equal(await system.ended, 0);
      assert.equal(system.output.err, "");
      await nothingIsLeft();
    });
  }

  test("stops when a terminal sends Ctrl-C to all of its group", async () => {
    const system = start();
    await system.waitForOutput("ready");
    process.kill(-system.child.pid, "SIGINT");
    assert.equal(await system.ended, 0);
    await nothingIsLeft();
  });

  test("starts again where it stopped", async () => {
    for (let time = 0; time < 2; time++) {
      const system = start();
      await system.waitForOutput("ready");
      system.child.kill("SIGTERM");
      assert.equal(await system.ended, 0);
    }
  });

  test("is killed by a second Ctrl-C", async () => {
    const system = start({ SMALL_API: "stubborn" });
    await system.waitForOutput("ready");
    system.child.kill("SIGINT");
    await system.waitForOutput("asked API");
    system.child.kill("SIGINT");
    assert.equal(await system.ended, 0);
    await nothingIsLeft();
  });

  test("leaves no server behind when it is killed outright", async () => {
    const system = start();
    await system.waitForOutput("ready");
    system.child.kill("SIGKILL");
    await nothingIsLeft();
  });

  test("stops when the shell that started it is gone", async () => {
    const system = start({}, { command: "sh", args: ["-c", `'${process.execPath}' '${fixture}'; true`] });
    await system.waitForOutput("ready");
    system.child.kill("SIGKILL");
    await nothingIsLeft();
  });

  test("stops when npx is ended without a signal to us", async () => {
    const shell = `sh -c "'${process.execPath}' '${fixture}'; true"; true`;
    const system = start({}, { command: "sh", args: ["-c", shell], argv0: "npx" });
    await system.waitForOutput("ready");
    system.child.kill("SIGTERM");
    await nothingIsLeft();
  });

  test("ends as a whole when one server dies", async () => {
    const system = start({ SMALL_WEB: "die" });
    assert.equal(await system.ended, 1);
    assert.equal(system.output.err, "The web server ended with code 5; everything else is stopped too.\n");
    await nothingIsLeft();
  });

  test("stops in the middle of its build", async () => {
    const system = start({ SMALL_BUILD: "console.log('building'); setInterval(() => {}, 1000)" });
    await system.waitForOutput("building");
    system.child.kill("SIGTERM");
    assert.equal(await system.ended, 0);
    assert.equal(system.output.err, "");
  });
});

describe("a system that cannot start", () => {
  const failures = [
    ["a server's own words pass through alone", { SMALL_API: "refuse" }, "API has a reason.\n"],
    [
      "a server that ends without a word is spoken for",
      { SMALL_WEB: "silent" },
      "The web server ended with code 4 before it was ready.\n",
    ],
    [
      "a failed build ends it",
      { SMALL_BUILD: "process.exit(1)" },
      "The build failed: its output above says where.\n",
    ],
    [
      "a port that is no number",
      { API_PORT: "first" },
      'API_PORT must be a port from 1 to 65535, and is "first".\n',
    ],
    [
      "a port above the last",
      { WEB_PORT: "65536" },
      'WEB_PORT must be a port from 1 to 65535, and is "65536".\n',
    ],
    [
      "one port for both servers",
      { API_PORT: "22392" },
      "API_PORT and WEB_PORT are both 22392: give each its own.\n",
    ],
  ];
  for (const [name, env, sentence] of failures) {
    test(name, async () => {
      const system = start(env);
      assert.equal(await system.ended, 1);
      assert.equal(system.output.err, sentence);
      await nothingIsLeft();
    });
  }

  for (const [port, host, name, variable] of [
    [22392, "127.0.0.1", "web server", "WEB_PORT"],
    [22394, "localhost", "second partner's site", "DEMO_ORIGINS"],
  ]) {
    test(`a taken port is named before anything is built: the ${name}'s`, async () => {
      const other = createServer().listen(port, host);
      await new Promise((resolve) => other.once("listening", resolve));
      const system = start({ SMALL_BUILD: "console.log('building')" });
      assert.equal(await system.ended, 1);
      assert.equal(
        system.output.err,
        `Port ${port}, which the ${name} needs, is taken by another program: stop it or set ${variable}.\n`,
      );
      assert.equal(system.output.out, "");
      await new Promise((resolve) => other.close(resolve));
    });
  }
});
