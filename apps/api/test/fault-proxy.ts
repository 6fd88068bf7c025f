import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** What happens to a call: nothing answers it, it is answered with an error, or its response is lost on the way. */
export type Fault = "hang" | "error" | "reset";

const serverError = "HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/** Each call gets a connection of its own, so that one fault meets one call. */
const withoutKeepAlive = (head: Buffer) =>
  Buffer.from(head.toString("latin1").replace(/^connection: keep-alive/im, "connection: close"), "latin1");

/** A TCP proxy in front of a server of this machine. `fault` decides what happens to the next call. */
export async function startFaultProxy(target: string, fault: () => Fault | undefined) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    // A reset is what this proxy is for.
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    track(client);
    client.once("data", (head: Buffer) => {
      const happens = fault();
      if (happens === "hang") return;
      if (happens === "error") return client.end(serverError);
      const upstream = connect(Number(port), hostname);
      track(upstream);
      upstream.write(withoutKeepAlive(head));
      client.pipe(upstream);
      if (happens === "reset") upstream.once("data", () => client.resetAndDestroy());
      else upstream.pipe(client);
      client.once("close", () => upstream.destroy());
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
