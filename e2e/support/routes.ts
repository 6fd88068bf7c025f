import { readFileSync } from "node:fs";
import { join } from "node:path";

const table = readFileSync(join(import.meta.dirname, "../../apps/storefront/src/app/routes.tsx"), "utf8");

/** Every pattern of the storefront's route table, as it stands there: a new one is tried from its first day. */
export const routePatterns: readonly string[] = [...table.matchAll(/\bscreen\(\s*"([^"]+)"/g)].flatMap(
  ([, path]) => path ?? [],
);
