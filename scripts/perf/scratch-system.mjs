import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../system/serve.mjs";
import { describeBuild, describeServices } from "../system/services.mjs";
import { StartError } from "../system/start-error.mjs";

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Builds, then serves on free ports and on a temporary database. */
export async function startScratchSystem(supervisor) {
  const build = describeBuild("./apps/*");
  const built = await supervisor.start(build.command, build.args, { ...build.options, stdio: "inherit" })
    .ended;
  if (built !== 0) throw new StartError("The build failed: its output above says where.");

  const data = mkdtempSync(join(tmpdir(), "aradhana-perf-data-"));
  process.on("exit", () => rmSync(data, { recursive: true, force: true }));
  const address = async (name) => {
    const port = await freePort();
    return { name, port, url: `http://127.0.0.1:${port}` };
  };
  const addresses = { api: await address("API"), web: await address("web server") };
  for (const service of describeServices(addresses)) {
    const env = { ...service.env, DATA_DIR: data, DATABASE_URL: "", LOG_LEVEL: "error" };
    await serve(supervisor, { ...service, env });
  }
  return addresses;
}
