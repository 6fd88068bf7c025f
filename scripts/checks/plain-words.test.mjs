// Names that a reader has to guess at do not come back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { adviceFor, identifiersOf } from "./plain-words.mjs";
import { readText, trackedFiles } from "./tracked-files.mjs";

// Migrations that have run cannot be renamed.
const files = trackedFiles().filter((path) => !/^(\.changeset|apps\/api\/drizzle)\//.test(path));

test("every file and folder has a plain name", () => {
  const names = new Set(files.flatMap((path) => path.split("/")));
  assert.deepEqual([...names].map((name) => adviceFor(name)).filter(Boolean), []);
});

test("every identifier is a plain name", () => {
  const found = files
    .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))
    .flatMap((path) =>
      [...identifiersOf(readText(path))]
        .map((name) => adviceFor(name, path))
        .filter(Boolean)
        .map((advice) => `${path}: ${advice}`),
    );
  assert.deepEqual(found, []);
});

test("riddles are found in any spelling, and plain names are not", () => {
  const riddles = ["tellLabel", "askAgain", "WayOn", "goOnWith", "pujaShelf", "lay-over.ts", "top-line.tsx"];
  const more = [
    "voices.tsx",
    "useStanding",
    "keepHouse",
    "AfterUsable",
    "RITE_ID",
    "riteOf",
    "startAnew",
    "toldTo",
    "wantedPuja",
    "askedBy",
    "keptDrafts",
    "heldSeats",
  ];
  for (const name of [...riddles, ...more]) assert.ok(adviceFor(name), name);

  const plain = [
    "trackLabel",
    "refetch",
    "understanding",
    "outstandingSum",
    "intelligent",
    "writeOf",
    "favorites",
    "held_until",
  ];
  for (const name of plain) assert.equal(adviceFor(name), undefined, name);
});

test("a fixed name is allowed in its own files only", () => {
  assert.equal(adviceFor("wanted", "apps/api/src/quotes/quotes.table.ts"), undefined);
  assert.ok(adviceFor("wanted", "apps/api/src/orders/orders.table.ts"));
});

test("comments and strings hold no identifiers", () => {
  const source = "const a = \"tellLabel\"; // askAgain\n/* goOn */ const b = 'wayOn';\n";
  assert.deepEqual([...identifiersOf(source)], ["const", "a", "b"]);
  assert.deepEqual([...identifiersOf("`the rite $" + "{c}`")], ["c"]);
});
