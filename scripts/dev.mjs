// Serves the sources with hot reload: the API restarts on a change, the storefront is Vite's. The widgets, which
// stand on other sites too, and the console are served as they were built at the start.
import { announce } from "./system/announce.mjs";
import { runSystem } from "./system/run-system.mjs";
import { describeBuild, describeServices } from "./system/services.mjs";

await runSystem((addresses) => ({
  build: describeBuild("@aradhana/api", "@aradhana/widgets", "@aradhana/console"), // of the API its pictures alone
  services: describeServices(addresses, {
    nodeFlags: ["--watch", "--conditions=source"],
    webArguments: ["--dev"],
    webMode: "development",
  }),
  announce: () => announce(addresses),
}));
