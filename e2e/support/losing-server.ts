import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { origins } from "../system.ts";
import { forward } from "./forward.ts";

/** How a network, a server and a static file host lose a file of a content type. */
export const losses = {
  "a 503": (response) => response.writeHead(503).end(),
  "a 404": (response) => response.writeHead(404).end(),
  "a page": (response) => response.writeHead(200, { "content-type": "text/html" }).end(page),
  "a page that calls itself the file": (response, type) =>
    response.writeHead(200, { "content-type": type }).end(page),
  "a reset": (response) => {
    response.writeHead(200, { "content-length": "1000" }).write("/*");
    setTimeout(() => response.socket?.resetAndDestroy(), 50);
  },
  "a stall": () => {},
} satisfies Record<string, (response: ServerResponse, type: string) => unknown>;
export type Loss = keyof typeof losses;

const page = "<!doctype html>";

interface Rule {
  loss: Loss;
  files: readonly string[];
  /** Whether each file is lost the first time alone. */
  once: boolean;
}

/** A shop behind a network that loses files. */
export interface LosingServer {
  origin: string;
  /** From now on. */
  lose(rule: Rule): void;
  /** The paths lost by this rule. */
  lost: Set<string>;
  /** The paths of the documents requested since then. */
  documents: string[];
  stop(): void;
}

/** Starts one before the web server of all tests. */
export async function startLosingServer(): Promise<LosingServer> {
  let rule: Rule | undefined;
  const lost = new Set<string>();
  const documents: string[] = [];
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? "/";
    if (incoming.headers["sec-fetch-dest"] === "document") documents.push(path);
    if (rule?.files.includes(path) && !(rule.once && lost.has(path))) {
      lost.add(path);
      return losses[rule.loss](response, path.endsWith(".css") ? "text/css" : "text/javascript");
    }
    forward(incoming, response, origins.web);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    documents,
    lose(given) {
      rule = given;
      lost.clear();
      documents.length = 0;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
