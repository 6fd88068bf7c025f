import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Paths of everything under version control. A log or a sketch left in the checkout breaks no rule. */
export function trackedFiles() {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  return listed.filter((path) => path && existsSync(join(root, path)));
}

/** The text of a file, by its path from the root. */
export const readText = (path) => readFileSync(join(root, path), "utf8");

/** Every line of `paths` that `pattern` finds, as `path:line: text`. */
export function linesLike(pattern, paths) {
  return paths.flatMap((path) =>
    readText(path)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
