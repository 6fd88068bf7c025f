/// <reference types="vite/client" />
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const entryPoints = import.meta.glob<Record<string, unknown>>("../src/*/index.ts", { eager: true });
const names: Record<string, unknown> = Object.assign({}, ...Object.values(entryPoints));

/** The example with each value of a comment compared with the actual one. */
const compared = (code: string) =>
  code.replace(/^(?!const )(\S.*?); \/\/ (.*)$/gm, (_line, expression, value) => {
    return `compare(${expression}, ${value}, ${JSON.stringify(expression)});`;
  });

test("the example of the README is correct", () => {
  const [, code = ""] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const compare = (found: unknown, expected: unknown, expression: string) =>
    expect(found, expression).toEqual(expected);
  new Function("compare", ...Object.keys(names), compared(code))(compare, ...Object.values(names));
  expect.hasAssertions();
});

test("each entry point has its rules in the README", () => {
  const headings = readme.match(/^### .*$/gm)?.join(" ") ?? "";
  for (const path of Object.keys(entryPoints)) {
    const name = path.split("/").at(-2) ?? "";
    if (name !== "rashi") expect(headings).toContain(name);
  }
});
