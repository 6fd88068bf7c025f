// Which routes a source file names, in its own text and in what it calls of its neighbours.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const ui = join(import.meta.dirname, "../../packages/ui/package.json");
const { parseSync } = await import(createRequire(ui).resolve("vite"));

/** A source with spaces in the place of its comments: what they name is not used. */
function withoutComments(path, source) {
  let text = source;
  for (const { start, end } of parseSync(path, source).comments)
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  return text;
}

/** The top-level declarations of a file, by name, and where its imported names come from. */
function readSource(path) {
  const text = withoutComments(path, readFileSync(path, "utf8"));
  const parts = text.split(/^(?=(?:export )?(?:async )?(?:function|const) \w)/m);
  const declared = new Map(
    parts.flatMap((part) => {
      const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1];
      return name ? [[name, part]] : [];
    }),
  );
  const imported = new Map(
    [...text.matchAll(/import \{([^}]*)\} from "([^"]+)"/g)].flatMap(([, names, from]) =>
      names.split(",").map((name) => [name.trim().replace(/^type /, ""), from]),
    ),
  );
  return { path, text, declared, imported };
}

/**
 * @param {Record<string, string[]>} packages The files of packages whose helpers name routes, by import path.
 * @param {(path: string) => boolean} isFollowed Whether the declarations of an imported file are read.
 */
export function createReader(packages, isFollowed) {
  const sources = new Map();
  const sourceAt = (path) => {
    if (!sources.has(path)) sources.set(path, readSource(path));
    return sources.get(path);
  };

  /** Texts of a declaration and of what it uses. */
  function* textsOf(source, text, seen) {
    yield text;
    for (const [word] of text.matchAll(/\b[a-zA-Z]\w+\b(?:\.\w+)?/g)) {
      const [name, property] = word.split(".");
      const found = find(source, name);
      const key = found && `${found.source.path}#${name}.${found.isRecord ? property : ""}`;
      if (!found || seen.has(key)) continue;
      seen.add(key);
      yield* textsOf(found.source, found.isRecord ? propertyOf(found.text, property) : found.text, seen);
    }
  }

  function find(source, name) {
    if (source.declared.has(name)) return declaration(source, name);
    const from = source.imported.get(name);
    if (!from) return undefined;
    const paths = from.startsWith(".") ? [join(dirname(source.path), from)] : (packages[from] ?? []);
    const owner = paths
      .filter((path) => existsSync(path) && isFollowed(path))
      .map(sourceAt)
      .find(({ declared }) => declared.has(name));
    return owner && declaration(owner, name);
  }

  return (path) => {
    const source = sourceAt(path);
    return [...textsOf(source, source.text, new Set())];
  };
}

const declaration = (source, name) => {
  const text = source.declared.get(name);
  return { source, text, isRecord: /^(?:export )?const \w+ = \{/.test(text) };
};

/** One property of an object literal. */
const propertyOf = (text, name) =>
  new RegExp(`^  ${name}: [\\s\\S]*?(?=^  \\w|^\\})`, "m").exec(text)?.[0] ?? "";
