import { once } from "node:events";
import { createServer } from "node:http";
import { readEnv } from "./env.ts";
import { serveSite } from "./serve-site.ts";
import { sites } from "./sites.ts";

const warn = (sentence: string) => console.warn(sentence);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOrExit() {
  try {
    return readEnv();
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { shop, apiUrl, partners } = readOrExit();
const servers = await Promise.all(
  partners.map(async ({ name, origin, key }) => {
    const { hostname, port } = new URL(origin);
    const server = createServer(serveSite({ name, key, shop, apiUrl, warn }));
    server.on("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "EADDRINUSE"
          ? `Port ${port} of ${hostname} is taken: ${sites[name].name} cannot be served there.`
          : `${sites[name].name} cannot be served at ${origin}: ${error.message}`,
      ),
    );
    server.listen(Number(port), hostname);
    await once(server, "listening");
    return server;
  }),
);
// To a program that waits for it.
process.send?.("ready");

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });
}
