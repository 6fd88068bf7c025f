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
    "index.html": {
      file: "assets/index.js",
      isEntry: true,
      dynamicImports: ["src/routes/order/route.tsx", "src/words/text.en.ts", "src/words/text.hi.ts"],
    },
    "src/words/text.en.ts": { file: "assets/words.en.js" },
    "src/words/text.hi.ts": { file: "assets/words.hi.js" },
    // As bundlers do when they put shared modules into the entry.
    "src/routes/order/route.tsx": {
      file: "assets/route.js",
      imports: ["index.html"],
      dynamicImports: ["src/order/text.en.ts"],
    },
    "src/order/text.en.ts": { file: "assets/text.en.js" },
  };
  await writeFile(join(folder, "dist/index.html"), page);
  await writeFile(join(folder, "dist/.vite/manifest.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "dist/.vite/page-styles.json"), "{}");
  await writeFile(join(folder, "dist-ssr/entry-server.js"), "export const render = undefined;");
});
afterAll(() => rm(folder, { recursive: true }));

test("the entry is the last script of a page, also where the screen's own script imports it", async () => {
  const build = await readBuild(folder);
  const { scripts } = build.filesOf(["src/routes/order/route.tsx"], "en");
  expect(scripts.at(-1)).toBe("/assets/index.js");
  expect(new Set(scripts).size).toBe(scripts.length);
});

test("a page has the texts of its screen and of the shell with it, in its own language", async () => {
  const build = await readBuild(folder);
  const { scripts } = build.filesOf(["src/routes/order/route.tsx"], "en");
  expect(scripts).toEqual([
    "/assets/words.en.js",
    "/assets/text.en.js",
    "/assets/route.js",
    "/assets/index.js",
  ]);
});
