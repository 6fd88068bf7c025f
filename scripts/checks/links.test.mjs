// README and docs cannot point at what has moved.
import assert from "node:assert/strict";
import { dirname, join, normalize } from "node:path";
import { describe, test } from "node:test";
import { readText, trackedFiles } from "./tracked-files.mjs";

const files = new Set(trackedFiles());
const folders = new Set([...files].flatMap((path) => parents(path)));
const pages = [...files].filter((path) => path.endsWith(".md") && !path.startsWith(".changeset/"));

function parents(path) {
  const parent = dirname(path);
  return parent === "." ? [] : [parent, ...parents(parent)];
}

/** The text without fenced blocks, whose brackets are not links. */
const prose = (page) => readText(page).replace(/^```[\s\S]*?^```/gm, "");

/** A heading's anchor, as forges make it. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

const anchors = (page) => [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading));
const exists = (path) => files.has(path) || folders.has(path);

describe("links", () => {
  for (const page of pages) {
    test(`every link of ${page} leads somewhere`, () => {
      const links = [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
      const lost = links.filter((link) => {
        if (/^[a-z]+:/.test(link)) return false;
        const [target, fragment] = link.split("#");
        const path = target ? normalize(join(dirname(page), target)).replace(/\/$/, "") : page;
        if (!exists(path)) return true;
        return Boolean(fragment) && path.endsWith(".md") && !anchors(path).includes(fragment);
      });
      assert.deepEqual(lost, []);
    });
  }

  test("every path in README's table of places is there", () => {
    const table = readText("README.md").split("## Where do I change…?")[1].split("\n## ")[0];
    const paths = [...table.matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path]) => path.replace(/\/$/, ""));
    assert.ok(paths.length > 10, "the table names no paths");
    assert.deepEqual(
      paths.filter((path) => !exists(path)),
      [],
    );
  });

  test("README's configuration table names exactly the variables that are read", () => {
    const table = readText("README.md").split("## Configuration")[1].split("\n## ")[0];
    const documented = new Set([...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name));
    const read = new Set(
      [...files]
        .filter((path) => /^apps\/[^/]+\/(src|server|demo)\/(.*[/-])?env\.ts$/.test(path))
        .flatMap((path) => [...readText(path).matchAll(/^\s+([A-Z][A-Z_]+): v\./gm)])
        .map(([, name]) => name),
    );
    assert.deepEqual(
      [...read].filter((name) => !documented.has(name)),
      [],
      "read, but not documented",
    );
    assert.deepEqual(
      [...documented].filter((name) => !read.has(name) && !name.startsWith("VITE_")),
      [],
      "documented, but not read",
    );
  });
});
