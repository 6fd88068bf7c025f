import { type IncomingMessage, request, type ServerResponse } from "node:http";

/** Answers a request with what another server answers it with, byte by byte. */
export function forward(incoming: IncomingMessage, response: ServerResponse, origin: string): void {
  const { method, headers, url } = incoming;
  const forwarded = request(`${origin}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  forwarded.on("error", () => response.destroy());
  response.on("close", () => forwarded.destroy());
  incoming.pipe(forwarded);
}
