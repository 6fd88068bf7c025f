import { createServer, request as open } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import type { Build } from "./build.ts";

const log = pino({ level: "silent" });
const info = vi.spyOn(log, "info");
const error = vi.spyOn(log, "error");
const printed = vi.spyOn(console, "error").mockImplementation(() => {});
const noted = vi.spyOn(console, "info").mockImplementation(() => {});

const servers: Server[] = [];
/** Resolves with the path of each request that the API receives, and with "gone" when its connection closes. */
let events: string[] = [];
let port = 0;
let breakOff = () => {};

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  servers.push(server);
  return (server.address() as AddressInfo).port;
};
const happened = (event: string) => vi.waitFor(() => expect(events).toContain(event));

const build: Build = {
  isDevelopment: false,
  render: ({ signal }) => {
    events.push("rendering");
    return new Promise((_, failed) => signal.addEventListener("abort", () => failed(signal.reason)));
  },
  sitemapPaths: async () => [],
  head: "",
  filesOf: () => ({ style: "", joined: [], scripts: [] }),
};

beforeEach(async () => {
  events = [];
  const api = createServer((request, response) => {
    events.push(`${request.url}`);
    response.on("close", () => events.push("gone"));
    breakOff = () => response.destroy();
    if (request.url?.startsWith("/noauth-api/v1/shop/")) response.writeHead(404).end();
    if (request.url === "/media/reel.mp4") response.write("the first frames");
  });
  const apiUrl = `http://127.0.0.1:${await listen(api)}`;
  const app = createApp({
    ...{
      build,
      folder: "/nowhere",
      apiUrl,
      origin: "https://shop.test",
      trustEdge: false,
      partners: [],
      log,
    },
  });
  port = await listen(createServer(getRequestListener(app.fetch)));
  for (const spy of [info, error, printed, noted]) spy.mockClear();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

function visit(path: string, options: { method?: string; sends?: string } = {}) {
  const { method = "GET", sends } = options;
  const headers = sends ? { "Content-Length": sends.length + 1 } : {};
  const visitor = open({ port, path, method, headers, agent: false });
  visitor.on("error", () => events.push("left"));
  visitor.on("response", (response) => {
    response.on("error", () => events.push("cut off"));
    response.once("data", () => events.push("reading"));
  });
  if (sends) visitor.write(sends);
  else visitor.end();
  return visitor;
}

const answered = (status: number) =>
  vi.waitFor(() => expect(info.mock.lastCall?.[0]).toMatchObject({ status }));

test("a visitor who leaves a film prints nothing, and the API stops sending it", async () => {
  const visitor = visit("/media/reel.mp4");
  await happened("reading");
  visitor.destroy();
  await happened("gone");
  await answered(200);
  for (const spy of [error, printed, noted]) expect(spy).not.toHaveBeenCalled();
});

test("a visitor who leaves before the API has answered is no error, and the API's work ends", async () => {
  const visitor = visit("/noauth-api/v1/home");
  await happened("/noauth-api/v1/home");
  visitor.destroy();
  await happened("gone");
  await answered(499);
  for (const spy of [error, printed, noted]) expect(spy).not.toHaveBeenCalled();
});

test("a visitor who leaves while sending a form is no error", async () => {
  const visitor = visit("/noauth-api/v1/order", { method: "POST", sends: "half" });
  await new Promise((sent) => visitor.write("", sent));
  visitor.destroy();
  await answered(499);
  for (const spy of [error, printed, noted]) expect(spy).not.toHaveBeenCalled();
});

test("a visitor who leaves while a page is rendered is no error", async () => {
  const visitor = visit("/online-puja");
  await happened("rendering");
  visitor.destroy();
  await answered(499);
  for (const spy of [error, printed, noted]) expect(spy).not.toHaveBeenCalled();
});

test("an API that breaks off is reported", async () => {
  visit("/media/reel.mp4");
  await happened("reading");
  breakOff();
  await happened("cut off");
  await vi.waitFor(() => expect(printed.mock.calls.length + error.mock.calls.length).toBeGreaterThan(0));
});
