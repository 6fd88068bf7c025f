import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { origins } from "../system.ts";
import { expect } from "./test.ts";

/** Several specs have pages at the partners' origins, of which there are two: each waits for its turn. */
const patience = { timeout: 120_000 };

/** Serves a spec's own pages at a partner's origin, once no other spec does. */
export async function listenInTurn(server: Server, port: number) {
  await expect(async () => {
    server.listen(port, "localhost");
    await once(server, "listening");
  }).toPass(patience);
}

/** The made-up sites of both partners, as `pnpm start` serves them. */
export async function startPartnerSites() {
  const start = async () => {
    const sites = spawn(process.execPath, ["demo/main.ts"], {
      cwd: join(import.meta.dirname, "../../apps/widgets"),
      env: {
        ...process.env,
        WEB_ORIGIN: origins.web,
        API_URL: origins.api,
        PARTNER_ORIGINS: [origins.partner, origins.gemstones].join(),
      },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const said = sites.stderr?.toArray();
    const ready = await Promise.race([once(sites, "message"), once(sites, "exit").then(() => undefined)]);
    if (!ready) throw new Error(String(await said));
    return sites;
  };
  let sites: Awaited<ReturnType<typeof start>> | undefined;
  await expect(async () => {
    sites = await start();
  }).toPass(patience);

  return {
    async stop() {
      if (!sites) return;
      const stopped = once(sites, "exit");
      sites.kill("SIGTERM");
      await stopped;
    },
  };
}
