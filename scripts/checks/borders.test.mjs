// Every border of biome.json is shown failing once: each fixture below is laid out at its path in a
// scratch workspace, first the line that crosses the border, then the one that keeps it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, test } from "node:test";
import { borders } from "./borders.fixtures.mjs";

const root = join(import.meta.dirname, "../..");
const rules = globSync("scripts/checks/*.grit", { cwd: root });
const scratch = mkdtempSync(join(tmpdir(), "aradhana borders "));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** What the project's own biome.json says about `files`, by path. */
function lint(name, files) {
  const workspace = join(scratch, name);
  mkdirSync(workspace, { recursive: true });
  const settings = ["biome.json", ".gitignore", ...rules];
  for (const file of settings) cpSync(join(root, file), join(workspace, file), { recursive: true });
  for (const folder of [
    "packages/core",
    "packages/jyotish",
    "packages/ui",
    "packages/checkout",
    "apps/api",
    "apps/storefront",
    "apps/widgets",
    "apps/console",
  ]) {
    mkdirSync(join(workspace, folder), { recursive: true });
    cpSync(join(root, folder, "package.json"), join(workspace, folder, "package.json"));
  }
  for (const [path, code] of files) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), code);
  }
  const args = ["lint", "--reporter=json", "--max-diagnostics=none", "--error-on-warnings"];
  const biome = spawnSync("biome", [...args, ...files.map(([path]) => path)], {
    cwd: workspace,
    encoding: "utf8",
  });
  assert.ok(biome.stdout.startsWith("{"), biome.stderr || String(biome.error));
  return Map.groupBy(JSON.parse(biome.stdout).diagnostics, (found) => found.location.path);
}

/** Several fixtures use the same folder: a number makes their paths unique. */
const paths = borders.map(({ path, pathIsTheBorder }, index) =>
  pathIsTheBorder ? path : path.replace(/(\.[^/]+)$/, `-${index}$1`),
);
const neighbours = borders.flatMap(({ beside = {} }) => Object.entries(beside));
const found = {
  bad: lint("bad", [...neighbours, ...borders.map(({ bad }, index) => [paths[index], bad])]),
  good: lint("good", [
    ...neighbours,
    ...borders.map(({ good, goodPath }, index) => [goodPath ?? paths[index], good]),
  ]),
};

describe("borders", () => {
  for (const [index, { border, goodPath, rule, message: expected }] of borders.entries()) {
    test(border, () => {
      const failures = found.bad.get(paths[index]) ?? [];
      const named = failures.filter(({ category }) => [rule, `lint/${rule}`].includes(category));
      assert.notEqual(named.length, 0, `crossing it passes: ${JSON.stringify(failures)}`);
      if (expected)
        assert.ok(
          named.some(({ message }) => message.includes(expected)),
          JSON.stringify(named),
        );
      assert.deepEqual(found.good.get(goodPath ?? paths[index]) ?? [], [], "keeping it fails");
    });
  }

  test("no import border is without a fixture", () => {
    const { overrides } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
    const shown = new Set(borders.map(({ message }) => message));
    for (const { includes, linter } of overrides) {
      for (const { message } of linter?.rules.style?.noRestrictedImports?.options.patterns ?? []) {
        assert.ok(shown.has(message), `${includes[0]}: ${message}`);
      }
    }
  });
});
