import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { bundle } from "../../scripts/bundle.ts";
import { entryPoints } from "../../scripts/bundle-entry-points.ts";

const entry = join(import.meta.dirname, "run-here.ts");
let server: Server;
let browser: Browser;
let origin = "";
let expected: Record<string, { exports: string[]; did?: unknown }>;

beforeAll(async () => {
  const script = await bundle(entry);
  server = createServer(({ url }, response) => {
    if (url === "/")
      return void response.setHeader("content-type", "text/html").end("<!doctype html><body></body>");
    response.setHeader("content-type", "text/javascript").end(url === "/script.js" ? script : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch(inject("chromium"));
  const { exercise } = await import("./exercise.ts");
  expected = JSON.parse(await exercise());
});
afterAll(async () => {
  await browser.close();
  server.close();
});

test("every entry point loads on Node", () => {
  expect(Object.keys(expected).sort()).toEqual(entryPoints);
  for (const [entryPoint, { exports, did }] of Object.entries(expected)) {
    expect(exports.length, entryPoint).toBeGreaterThan(0);
    expect(did, entryPoint).toBeDefined();
  }
  expect(expected).toMatchObject({
    analytics: { did: ["LABEL_BOOK_NOW", "s1"] },
    api: {
      did: { url: "https://shop.test/noauth-api/v1/home?country_code=in&lang=en", token: "Bearer t1" },
    },
    country: { did: [false, "jp", "81", "🇯🇵"] },
    "error-reporting": { did: [250, { message: "call [Filtered]" }] },
    lazy: { did: [true, "loaded"] },
    "update-check": { did: "there is a new release" },
  });
});

test("in a server bundle, built like the storefront's, it gives the same results", async () => {
  const folder = await mkdtemp(join(tmpdir(), "server-entry-"));
  const file = join(folder, "entry.mjs");
  await writeFile(file, await bundle(entry, { ssr: true }));
  const { did } = (await import(pathToFileURL(file).href)) as { did: Promise<string> };
  expect(JSON.parse(await did)).toEqual(expected);
  await rm(folder, { recursive: true });
});

test("in a browser page it gives the same results", async () => {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.addScriptTag({ type: "module", url: "/script.js" });
  const result = await page.waitForFunction(() => document.body.textContent || undefined);
  expect(JSON.parse((await result.jsonValue()) ?? "")).toEqual(expected);
  await page.close();
});

test("in a web worker, which has no document, it gives the same results", async () => {
  const page = await browser.newPage();
  await page.goto(origin);
  const result = await page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const worker = new Worker("/script.js", { type: "module" });
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = ({ message }) => fail(new Error(message));
      }),
  );
  expect(JSON.parse(result)).toEqual(expected);
  await page.close();
});
