import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { endServersAfterEach, freePort, startServer } from "../../test/start-server.ts";

endServersAfterEach();
const folder = mkdtempSync(join(tmpdir(), "aradhana-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a folder that another process has open ends it with one sentence, and is unharmed", async () => {
  const dataDir = join(folder, "shared");
  const ours = { DATA_DIR: dataDir };
  const first = startServer({ ...ours, API_PORT: String(await freePort()) });
  await first.ready;
  const { code, output } = await startServer({ ...ours, API_PORT: String(await freePort()) }).ended;
  expect(output).toBe(
    `The data folder ${join(dataDir, "pglite")} is open in process ${first.child.pid}: stop that one first.`,
  );
  expect(code).toBe(1);
  // Killed without a goodbye, its lock is nobody's.
  first.child.kill("SIGKILL");
  await first.ended;
  const heir = startServer({ ...ours, API_PORT: String(await freePort()) });
  await heir.ready;
  heir.child.kill("SIGTERM");
  expect(await heir.ended).toMatchObject({ code: 0 });
});

test.each(["empty files", "a file in its place"])(
  "a damaged folder (%s) ends it with one sentence",
  async (damage) => {
    const dataDir = join(folder, damage.replaceAll(" ", "-"));
    mkdirSync(dataDir);
    if (damage === "empty files") {
      mkdirSync(join(dataDir, "pglite/global"), { recursive: true });
      writeFileSync(join(dataDir, "pglite/PG_VERSION"), "18\n");
      writeFileSync(join(dataDir, "pglite/global/pg_control"), "");
    } else {
      writeFileSync(join(dataDir, "pglite"), "not a folder");
    }
    const { code, output } = await startServer({ DATA_DIR: dataDir }).ended;
    expect(output).toMatch(/^The data folder .*pglite cannot be opened and is probably damaged/);
    expect(output.split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  },
);
