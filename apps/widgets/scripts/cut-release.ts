import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `pnpm --filter @aradhana/widgets release 1.1.0` stores the built loader under that number for good. */
const [version = ""] = process.argv.slice(2);
if (!/^1\.\d+\.\d+$/.test(version))
  throw new Error(`A release of version 1 is named like 1.1.0, not "${version}".`);

const folder = join(import.meta.dirname, "../releases");
const released = join(folder, `${version}.js`);
if (existsSync(released))
  throw new Error(`${version} is in partners' pages, with its hash: name the next one.`);
const built = join(import.meta.dirname, "../dist/embed/v1.js");
copyFileSync(built, released);

const list = join(folder, "releases.json");
const hashes: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
hashes[version] = `sha384-${createHash("sha384").update(readFileSync(released)).digest("base64")}`;
writeFileSync(list, `${JSON.stringify(hashes, undefined, 2)}\n`);
