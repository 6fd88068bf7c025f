import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { origins, ports } from "../system.ts";
import { startWeb } from "./start-web.ts";

/** A separate web server whose API can be stopped and restarted. */
export interface OwnWeb {
  takeApiAway(): void;
  bringApiBack(): void;
  stop(): Promise<void>;
}

/** Starts it on its own port. It uses the API of all tests through a proxy. */
export async function startOwnWeb(): Promise<OwnWeb> {
  let isThere = true;
  const door = createServer(async (request, response) => {
    if (!isThere) return request.socket.destroy();
    const headers = new Headers();
    for (const name of ["authorization", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const sends = request.method === "POST";
    const answer = await fetch(`${origins.api}${request.url}`, {
      method: request.method ?? "GET",
      headers,
      ...(sends && { body: Readable.toWeb(request) as ReadableStream, duplex: "half" }),
    });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "cache-control": answer.headers.get("cache-control") ?? "",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await listening(door);

  const { port } = door.address() as AddressInfo;
  const web = await startWeb({ port: ports.alone, apiUrl: `http://127.0.0.1:${port}`, env: {} });

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
