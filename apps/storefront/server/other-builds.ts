import { existsSync } from "node:fs";
import { join } from "node:path";

/** What this server serves of the other apps, in folders beside the storefront's. */
const builds = ["widgets/dist/index.html", "widgets/dist-ssr/entry-server.js", "console/dist/index.html"];

/** Throws if a build of another app is missing: its addresses would answer 404 without a word in the log. */
export function assertOtherBuilds(apps: string): void {
  const missing = builds.filter((file) => !existsSync(join(apps, file)));
  if (missing.length === 0) return;
  throw new Error(
    `${missing.join(", ")} missing in ${apps}: run \`pnpm build\`, and put the builds of the other apps there.`,
  );
}
