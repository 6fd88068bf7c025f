import { globSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { bundle } from "../../../core/scripts/bundle.ts";

const entryPoints = globSync("../../src/*/index.ts", { cwd: import.meta.dirname }).map((file) =>
  basename(dirname(file)),
);
let server: Server;
let browser: Browser;
let origin = "";
let expected: Record<string, { exports: string[]; result?: unknown }>;

beforeAll(async () => {
  const script = await bundle(join(import.meta.dirname, "run-here.ts"));
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
  expect(Object.keys(expected).sort()).toEqual(entryPoints.sort());
  for (const [name, { exports, result }] of Object.entries(expected)) {
    expect(exports.length, name).toBeGreaterThan(0);
    expect(result, name).toBeDefined();
  }
  expect(expected).toMatchObject({
    time: { result: { status: "unique", reading: { offset: 23_400, warnings: ["war-time", "city-time"] } } },
    rashi: { result: 1 },
    panchang: { result: ["2026-11-23T11:54", 14] },
  });
});

test("in a browser page it gives the same results", async () => {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.addScriptTag({ type: "module", url: "/script.js" });
  const json = await page.waitForFunction(() => document.body.textContent || undefined);
  expect(JSON.parse((await json.jsonValue()) ?? "")).toEqual(expected);
  await page.close();
});

test("in a web worker, which has no document, it gives the same results", async () => {
  const page = await browser.newPage();
  await page.goto(origin);
  const json = await page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const worker = new Worker("/script.js", { type: "module" });
        worker.onmessage = ({ data }) => done(data);
        worker.onerror = ({ message }) => fail(new Error(message));
      }),
  );
  expect(JSON.parse(json)).toEqual(expected);
  await page.close();
});
