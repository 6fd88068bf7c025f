import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { assertOtherBuilds } from "./other-builds.ts";

test("a missing build of widgets or console is an error that names it", () => {
  const apps = mkdtempSync(join(tmpdir(), "apps-"));
  onTestFinished(() => rmSync(apps, { recursive: true }));
  const files = ["widgets/dist/index.html", "widgets/dist-ssr/entry-server.js", "console/dist/index.html"];
  expect(() => assertOtherBuilds(apps)).toThrow(files.join(", "));
  for (const file of files) {
    mkdirSync(join(apps, file, ".."), { recursive: true });
    writeFileSync(join(apps, file), "");
  }
  expect(() => assertOtherBuilds(apps)).not.toThrow();
});
