import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { archiveAssets } from "./asset-archive.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assets "));
});
afterAll(() => rm(folder, { recursive: true }));

const day = (n: number) => new Date(Date.UTC(2026, 10, n));

/** A build with one script, which is replaced by the next build. */
async function build(name: string, on: Date) {
  const from = join(folder, "dist/assets");
  await rm(from, { recursive: true, force: true });
  await mkdir(from, { recursive: true });
  await writeFile(join(from, `${name}.js`), name);
  await writeFile(join(from, `${name}.js.map`), "{}");
  await archiveAssets(join(folder, "archive"), [{ from, name: "assets" }], on);
}

const open = () =>
  createApp({
    build: {
      isDevelopment: false,
      render: () => Promise.reject(new Error("no page")),
      sitemapPaths: async () => [],
      head: "",
      filesOf: () => ({ style: undefined, joined: [], scripts: [] }),
    },
    ...{ folder, archive: join(folder, "archive"), apiUrl: "http://127.0.0.1:9" },
    ...{ origin: "https://shop.test", trustEdge: false, partners: [], log: pino({ level: "silent" }) },
  });

test("files of earlier builds are served for seven days after they were replaced, without their sources (B-33)", async () => {
  await build("one", day(1));
  await build("two", day(2));
  await build("two", day(6));
  await build("three", day(8));
  const get = async (file: string) => {
    const answer = await open().request(`/assets/${file}`);
    return [answer.status, await answer.text()];
  };
  for (const name of ["one", "two", "three"]) expect(await get(`${name}.js`)).toEqual([200, name]);
  expect((await get("one.js.map"))[0]).toBe(404);
  expect((await get("lost.js"))[0]).toBe(404);
  expect((await get("..%2f..%2fdist%2fassets%2fthree.js.map"))[0]).toBe(404);
  await build("three", new Date(day(8).getTime() + 60_000));
  expect(await readdir(join(folder, "archive/assets"))).toEqual(["three.js", "two.js"]);
});

test("a release that ran for weeks leaves its files for seven more days", async () => {
  await build("old", day(1));
  await build("old", day(25));
  await build("new", day(26));
  expect(await readdir(join(folder, "archive/assets"))).toContain("old.js");
});
