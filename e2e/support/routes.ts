import { readFileSync } from "node:fs";
import { join } from "node:path";

const table = readFileSync(join(import.meta.dirname, "../../apps/storefront/src/app/routes.tsx"), "utf8");

/** Every pattern of the storefront's route table, so that new routes are tested too. */
export const routePatterns: readonly string[] = [...table.matchAll(/\bscreen\(\s*"([^"]+)"/g)].flatMap(
  ([, path]) => path ?? [],
);
