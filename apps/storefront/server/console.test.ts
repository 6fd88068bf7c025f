import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createConsole } from "./console.ts";

let dist = "";
let server: ServerType;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "console "));
  await mkdir(join(dist, "assets"));
  await writeFile(join(dist, "index.html"), '<meta property="csp-nonce" nonce="CONSOLE_NONCE">');
  await writeFile(join(dist, "assets/index-abc.js"), "export {};");
  await writeFile(join(dist, "assets/index-abc.js.map"), "{}");
  const { fetch } = createConsole({ dist, origin: "https://shop.test" });
  await new Promise<void>((listening) => {
    server = serve({ fetch, hostname: "127.0.0.1", port: 0 }, () => listening());
  });
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(dist, { recursive: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test.each(["/console", "/console/", "/console/order/ord_1/show"])(
  "%s has the console's document",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy");
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy ?? "")?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  },
);

test("its nonce is another one in each response", async () => {
  expect(await (await get("/console")).text()).not.toBe(await (await get("/console")).text());
});

test("its files are cached for ever, and neither lost files nor source maps become a document", async () => {
  expect((await get("/console/assets/index-abc.js")).headers.get("cache-control")).toContain("immutable");
  expect((await get("/console/assets/lost.js")).status).toBe(404);
  expect((await get("/console/assets/index-abc.js.map")).status).toBe(404);
});

test("where it is not built there is none", async () => {
  expect(
    (await createConsole({ dist: join(dist, "none"), origin: "https://shop.test" }).request("/console"))
      .status,
  ).toBe(404);
});

test("on a developer's machine it is at localhost, where browsers have passkeys", async () => {
  const local = createConsole({ dist, origin: "http://127.0.0.1:4300" });
  const locationOf = async (address: string) => (await local.request(address)).headers.get("location");
  expect(await locationOf("http://127.0.0.1:4300/console/order?page=2")).toBe(
    "http://localhost:4300/console/order?page=2",
  );
  expect(await locationOf("http://localhost:4300/console")).toBeNull();
  // A proxy in front may ask by a numeric address too.
  expect(
    await createConsole({ dist, origin: "https://shop.test" }).request("http://127.0.0.1:4300/console"),
  ).toMatchObject({ status: 200 });
});
