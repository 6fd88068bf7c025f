// Serves the sources with hot reload: the API restarts on a change, the storefront is Vite's.
import { announce } from "./system/announce.mjs";
import { runSystem } from "./system/run-system.mjs";
import { describeBuild, describeServices } from "./system/services.mjs";

await runSystem((addresses) => ({
  build: describeBuild("@aradhana/api"), // its pictures; everything else is served from source
  services: describeServices(addresses, {
    nodeFlags: ["--watch", "--conditions=source"],
    webArguments: ["--dev"],
    webMode: "development",
  }),
  announce: () => announce(addresses),
}));
