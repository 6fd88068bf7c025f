import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { createStop } from "./index.ts";

/** A server whose `/slow` responds when the test says so, and `/stuck` never. */
async function startServer(noticeMs: number, deadlineMs = 60_000) {
  const stop = createStop({ noticeMs, deadlineMs });
  let finishSlow = () => {};
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === "/stuck") return;
    if (request.url === "/slow") await slow;
    response.writeHead(stop.isStopping() ? 503 : 200, { "content-type": "text/plain" });
    response.end("x".repeat(10_000));
  });
  stop.watch(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const request = async (path: string, by = agent) => {
    const [response] = (await once(get({ port, path, agent: by }), "response")) as [IncomingMessage];
    let length = 0;
    for await (const chunk of response) length += chunk.length;
    return { status: response.statusCode, connection: response.headers.connection, length };
  };
  return { server, stop, request, finishSlow: () => finishSlow() };
}

test("after a stop signal the server is unready at once, takes requests and ends each connection", async () => {
  const { server, stop, request } = await startServer(200);
  expect(await request("/")).toMatchObject({ status: 200, connection: "keep-alive" });
  const noticeEnded = stop.begin();
  expect(await request("/")).toEqual({ status: 503, connection: "close", length: 10_000 });
  await noticeEnded;
  await stop.close(server);
  await expect(request("/")).rejects.toThrow("ECONNREFUSED");
});

test("a running request is finished before the server is closed, and its connection ends with it", async () => {
  const { server, stop, request, finishSlow } = await startServer(0);
  const arrived = once(server, "request");
  const running = request("/slow");
  await arrived;
  await stop.begin();
  const closed = stop.close(server);
  finishSlow();
  expect(await running).toMatchObject({ connection: "close", length: 10_000 });
  await closed;
});

/** A client in a thread of its own, since the test blocks this one. It sends a request, and another for each message. */
const sender = `
  const { connect } = require("node:net");
  const { parentPort, workerData: { port, sent } } = require("node:worker_threads");
  const request = "GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n";
  const socket = connect(port, "127.0.0.1", () => socket.write(request));
  socket.on("data", (bytes) => parentPort.postMessage(String(bytes).split("\\r\\n")[0]));
  socket.on("error", (error) => parentPort.postMessage(error.code));
  parentPort.on("message", () =>
    socket.write(request, () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    }),
  );
`;

test("a request that arrived while the server was busy is answered", async () => {
  const { server, stop } = await startServer(0);
  const { port } = server.address() as AddressInfo;
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(sender, { eval: true, workerData: { port, sent } });
  onTestFinished(async () => void (await client.terminate()));
  expect(await once(client, "message")).toEqual(["HTTP/1.1 200 OK"]);
  const answer = once(client, "message");
  const noticeEnded = stop.begin();
  client.postMessage("send");
  Atomics.wait(sent, 0, 0);
  await noticeEnded;
  await stop.close(server);
  expect(await answer).toEqual(["HTTP/1.1 503 Service Unavailable"]);
});

test("a request that never finishes is cut off at the deadline", async () => {
  const { server, stop, request } = await startServer(0, 50);
  const arrived = once(server, "request");
  const stuck = request("/stuck");
  await arrived;
  await stop.begin();
  const failed = expect(stuck).rejects.toThrow();
  await stop.close(server);
  await failed;
});

test("no request of forty clients fails while the server stops", async () => {
  const { server, stop, request } = await startServer(300);
  let answered = 0;
  // Like a load balancer, a client goes elsewhere when its connection is ended.
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (true) {
      const { connection, length } = await request("/", agent);
      expect(length).toBe(10_000);
      answered++;
      if (connection === "close") break;
    }
    agent.destroy();
  };
  const clients = Array.from({ length: 40 }, client);
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(200);
  await stop.begin();
  await stop.close(server);
  await Promise.all(clients);
});
