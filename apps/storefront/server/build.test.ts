import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuild } from "./build.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "build "));
  await mkdir(join(folder, "dist/.vite"), { recursive: true });
  await mkdir(join(folder, "dist-ssr"));
  const page = '<html><head><script type="module" crossorigin src="/assets/index.js"></script></head></html>';
  const manifest = {
    "index.html": { file: "assets/index.js", isEntry: true },
    // As bundlers do where they put what both need into the entry.
    "src/routes/order/route.tsx": { file: "assets/route.js", imports: ["index.html"] },
    "src/routes/order/text.en.ts": { file: "assets/text.en.js" },
  };
  await writeFile(join(folder, "dist/index.html"), page);
  await writeFile(join(folder, "dist/.vite/manifest.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "dist/.vite/page-styles.json"), "{}");
  await writeFile(join(folder, "dist-ssr/entry-server.js"), "export const render = undefined;");
});
afterAll(() => rm(folder, { recursive: true }));

test("the entry is the last script of a page, also where the screen's own script imports it", async () => {
  const build = await readBuild(folder);
  const { scripts } = build.filesOf(["src/routes/order/route.tsx", "src/routes/order/text.en.ts"]);
  expect(scripts).toEqual(["/assets/route.js", "/assets/text.en.js", "/assets/index.js"]);
});
