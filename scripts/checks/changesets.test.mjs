// One changeset that names a private package stops the release of all.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readText, trackedFiles } from "./tracked-files.mjs";

const files = trackedFiles();
const published = files
  .filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))
  .map((path) => JSON.parse(readText(path)))
  .flatMap(({ name, private: isPrivate }) => (isPrivate ? [] : [name]));

test("every changeset names published packages only", () => {
  const changesets = files.filter((path) => /^\.changeset\/.+\.md$/.test(path));
  const others = changesets.flatMap((path) =>
    [...readText(path).matchAll(/^"(@aradhana\/.+)": /gm)]
      .filter(([, name]) => !published.includes(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  assert.deepEqual(others, []);
});
