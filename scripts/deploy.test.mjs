// The folders that `pnpm deploy` writes run without this repository, as docs/operations.md says. The apps must be built.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { serve } from "./system/serve.mjs";
import { createSupervisor } from "./system/supervisor.mjs";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);
const deployed = mkdtempSync(join(tmpdir(), "aradhana-deployed-"));
const supervisor = createSupervisor();
after(async () => {
  await supervisor.stop();
  rmSync(deployed, { recursive: true, force: true });
});

const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Installs an app with its production dependencies, from the store that the repository was installed from. */
async function deploy(app) {
  const path = process.env.npm_execpath;
  const [program, ...args] = path && /pnpm$/.test(path) ? [path] : ["npx", "--yes", packageManager];
  const command = ["--filter", `@aradhana/${app}`, "deploy", "--prod", "--legacy", "--offline"];
  await run(program, [...args, ...command, join(deployed, app)], { cwd: root, maxBuffer: 2 ** 26 });
}

const url = { api: "http://127.0.0.1:22397", web: "http://127.0.0.1:22398" };
/** No other variable reaches the servers. */
const env = {
  ...{ PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "error" },
  PARTNER_ORIGINS: "https://astrology.example,https://gemstones.example",
};
const api = {
  name: "API",
  ...{
    command: process.execPath,
    args: ["server.ts"],
    cwd: join(deployed, "api"),
    ready: `${url.api}/readyz`,
  },
  env: {
    ...{ ...env, API_PORT: "22397", DATA_DIR: join(deployed, "data") },
    DATA_KEY: randomBytes(32).toString("hex"),
  },
};
const web = {
  name: "web server",
  ...{ command: process.execPath, args: ["server/main.ts"], cwd: join(deployed, "storefront") },
  ready: `${url.web}/readyz`,
  env: { ...env, WEB_PORT: "22398", API_URL: url.api, WEB_ORIGIN: url.web },
};

before(() => Promise.all([deploy("api"), deploy("storefront")]), { timeout: 300_000 });

test("a web server beside which a build is missing ends with a sentence that names it", async () => {
  const { command, args, ...options } = web;
  await assert.rejects(run(command, args, options), {
    code: 1,
    stderr: /widgets\/dist\/index\.html, .*console\/dist\/index\.html/,
  });
});

test("both servers answer from their deployed folders", { timeout: 300_000 }, async () => {
  for (const build of ["widgets/dist", "widgets/dist-ssr", "console/dist"]) {
    cpSync(join(root, "apps", build), join(deployed, build), { recursive: true });
  }
  await serve(supervisor, api);
  await serve(supervisor, web);

  const list = await (await fetch(`${url.web}/online-puja`)).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(list);
  for (const path of [script, "/noauth-api/v1/home", "/widget/pujas", "/embed/v1.js", "/console"]) {
    assert.equal((await fetch(url.web + path)).status, 200, path);
  }
});
