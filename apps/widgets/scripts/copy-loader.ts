import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compressFolder } from "@aradhana/browser/build";

/** Puts the loader that @aradhana/embed has built, and its releases, where the web server serves them from. */
const built = fileURLToPath(new URL("dist/script", import.meta.resolve("@aradhana/embed/package.json")));
const served = join(import.meta.dirname, "../dist/embed");
for (const folder of [built, join(import.meta.dirname, "../releases")])
  cpSync(folder, served, { recursive: true });
await compressFolder(served);
