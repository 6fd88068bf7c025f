import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { origins, ports } from "../system.ts";
import { startWeb } from "./start-web.ts";

/** A separate web server whose API can be stopped and restarted. */
export interface OwnWeb {
  takeApiAway(): void;
  bringApiBack(): void;
  stop(): Promise<void>;
}

interface OwnWebOptions {
  /** @default "alone" */
  name?: "alone" | "hostile";
  /** Changes the JSON that the API answers a path with. @default nothing is changed */
  change?: (answer: unknown, url: URL) => unknown;
}

/** Starts it on its own port. It uses the API of all tests through a proxy. */
export async function startOwnWeb({ name = "alone", change }: OwnWebOptions = {}): Promise<OwnWeb> {
  let isThere = true;
  const door = createServer(async (request, response) => {
    if (!isThere) return request.socket.destroy();
    const headers = new Headers(request.headers as Record<string, string>);
    headers.delete("host");
    headers.delete("connection");
    const sends = request.method !== "GET" && request.method !== "HEAD";
    const answer = await fetch(`${origins.api}${request.url}`, {
      method: request.method ?? "GET",
      headers,
      ...(sends && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
    });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "cache-control": answer.headers.get("cache-control") ?? "",
    });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    if (change && isJson)
      return void response.end(JSON.stringify(change(await answer.json(), new URL(answer.url))));
    // The visitor may be gone by now. A stream of events ends with its reader.
    if (answer.body && !response.destroyed)
      return void pipeline(Readable.fromWeb(answer.body as NodeStream), response, () => {});
    await answer.body?.cancel();
    response.end();
  });
  await listening(door);

  const { port } = door.address() as AddressInfo;
  const web = await startWeb({ port: ports[name], apiUrl: `http://127.0.0.1:${port}`, env: {} });

  return {
    takeApiAway() {
      isThere = false;
    },
    bringApiBack() {
      isThere = true;
    },
    async stop() {
      await web.stop();
      door.closeAllConnections();
      door.close();
    },
  };
}

const listening = (server: Server) =>
  new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
