import { readFileSync } from "node:fs";

/** The budgets of a table in docs/performance.md by the name of their row. */
export function readBudgetRows(markdown) {
  const [, table = ""] = markdown.split("\n## Budgets\n");
  const rows = table.split("\n## ")[0].matchAll(/^\| (.+?) +\| +(.+?) \|$/gm);
  return new Map([...rows].map(([, name, budget]) => [name, budget]));
}

/**
 * What differs between the limits of the build and the table of budgets. `documented` has the row of each limit;
 * `used` are all limits of screens and their parts, so that none is raised without a row.
 */
export function differences(rows, documented, used) {
  const wrong = Object.entries(documented)
    .filter(([name, limit]) => rows.get(name) !== limit)
    .map(
      ([name, limit]) =>
        `"${name}" is ${rows.get(name) ?? "no row"} in docs/performance.md and ${limit} in .size-limit.mjs`,
    );
  const known = new Set(Object.values(documented));
  const missing = used
    .filter(([, limit]) => !known.has(limit))
    .map(([name, limit]) => `the ${limit} of ${name} have no row in docs/performance.md`);
  return [...wrong, ...missing];
}

/** Throws if docs/performance.md has other budgets than the configuration. */
export function checkDocumented(documented, used) {
  const rows = readBudgetRows(readFileSync("docs/performance.md", "utf8"));
  const found = differences(rows, documented, used);
  if (found.length > 0) throw new Error(`Budgets and their table differ:\n${found.join("\n")}`);
}
