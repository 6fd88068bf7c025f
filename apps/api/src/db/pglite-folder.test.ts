import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { endServersAfterEach, freePort, startServer } from "../../test/start-server.ts";

endServersAfterEach();
const folder = mkdtempSync(join(tmpdir(), "aradhana-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The database that the run has prepared: filling another one takes seconds. */
function unpackShop(to: string) {
  const prepared = inject("testDatabase");
  if (prepared.kind !== "pglite") throw new Error("This test is of PGlite alone.");
  mkdirSync(to, { recursive: true });
  // It says on its error output that it drops the leading slash of each path.
  execFileSync("tar", ["-xf", prepared.template, "-C", to], { stdio: "pipe" });
}

test("a data folder in use makes a second process exit with one sentence, and is not damaged", async () => {
  const dataDir = join(folder, "shared");
  unpackShop(join(dataDir, "pglite"));
  const sharedEnv = { DATA_DIR: dataDir };
  const first = startServer({ ...sharedEnv, API_PORT: String(await freePort()) });
  await first.ready;
  expect(statSync(join(dataDir, "pglite")).mode & 0o777).toBe(0o700);
  const { code, output } = await startServer({ ...sharedEnv, API_PORT: String(await freePort()) }).ended;
  expect(output).toBe(
    `The data folder ${join(dataDir, "pglite")} is open in process ${first.child.pid}: stop that process first.`,
  );
  expect(code).toBe(1);
  // A killed process leaves its lock behind.
  first.child.kill("SIGKILL");
  await first.ended;
  const next = startServer({ ...sharedEnv, API_PORT: String(await freePort()) });
  await next.ready;
  next.child.kill("SIGTERM");
  expect(await next.ended).toMatchObject({ code: 0 });
});

test.each(["empty files", "a file in its place", "no PG_VERSION"])(
  "a damaged data folder (%s) makes the process exit with one sentence",
  async (damage) => {
    const dataDir = join(folder, damage.replaceAll(" ", "-"));
    mkdirSync(dataDir);
    if (damage === "empty files") {
      mkdirSync(join(dataDir, "pglite/global"), { recursive: true });
      writeFileSync(join(dataDir, "pglite/PG_VERSION"), "18\n");
      writeFileSync(join(dataDir, "pglite/global/pg_control"), "");
    } else if (damage === "no PG_VERSION") {
      mkdirSync(join(dataDir, "pglite/base"), { recursive: true });
    } else {
      writeFileSync(join(dataDir, "pglite"), "not a folder");
    }
    const { code, output } = await startServer({ DATA_DIR: dataDir }).ended;
    expect(output).toMatch(/^The data folder .*pglite cannot be opened and is probably damaged/);
    expect(output.split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  },
);
