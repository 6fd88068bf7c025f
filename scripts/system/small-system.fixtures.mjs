// A minimal system for run-system.test.mjs: two servers with configurable behaviour.
import { join } from "node:path";
import { runSystem } from "./run-system.mjs";

const follow = join(import.meta.dirname, "follow-parent.mjs");
const server = `
  import { createServer } from "node:http";
  const [name, port, behaviour] = process.argv.slice(1);
  if (behaviour === "refuse") {
    console.error(name + " has a reason.");
    process.exit(3);
  }
  if (behaviour === "silent") process.exit(4);
  if (behaviour === "stubborn") process.on("SIGTERM", () => console.log("asked " + name));
  createServer((_, response) => response.end("ok")).listen(Number(port), "127.0.0.1");
  if (behaviour === "die") setTimeout(() => process.exit(5), 500);
`;

const { SMALL_BUILD = "", SMALL_API = "", SMALL_WEB = "" } = process.env;

await runSystem(({ api, web }) => ({
  build: { command: process.execPath, args: ["--eval", SMALL_BUILD], options: { env: process.env } },
  services: [
    [api, SMALL_API],
    [web, SMALL_WEB],
  ].map(([{ name, port, url }, behaviour]) => ({
    name,
    command: process.execPath,
    args: ["--import", follow, "--input-type=module", "--eval", server, name, String(port), behaviour],
    ready: url,
  })),
  announce: () => console.log("ready"),
}));
