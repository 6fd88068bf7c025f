import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { partnerIds, trialPartner } from "@aradhana/core/partner";
import { origins } from "../system.ts";

/** The examples that need no server of their own: partners copy them from docs/examples. */
export const examples = ["html", "react", "vue"] as const;
type Example = (typeof examples)[number];

const types = { html: "text/html", js: "text/javascript", css: "text/css" };
const built = new Map<Example, Promise<string>>();

/** A file of an example as it is for the partner of this origin; undefined for every other path. */
export async function readExample(path: string): Promise<{ type: string; text: string } | undefined> {
  const [, name, file = "", extension = ""] = /^\/examples\/(\w+)\/(.*?([a-z]+))?$/.exec(path) ?? [];
  const example = examples.find((each) => each === name);
  if (!example) return undefined;
  const building = built.get(example) ?? build(example);
  built.set(example, building);
  const folder = await building;
  const text = await readFile(join(folder, file || "index.html"), "utf8");
  return { type: types[(extension || "html") as keyof typeof types], text };
}

/** Builds a copy beside this workspace's packages, which it finds like those that its package.json names. */
async function build(example: Example): Promise<string> {
  const folder = join(import.meta.dirname, `../test-results/examples/${example}`);
  await rm(folder, { recursive: true, force: true });
  await cp(join(import.meta.dirname, `../../docs/examples/${example}`), folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!/\.(html|tsx?|vue)$/.test(entry.name)) continue;
    const text = await readFile(path, "utf8");
    await writeFile(
      path,
      text.replaceAll("http://127.0.0.1:4300", origins.web).replaceAll(trialPartner.id, partnerIds.astrology),
    );
  }
  if (example === "html") return folder;
  // What few tests need is not loaded for all.
  const { build: bundle } = await import("vite");
  await bundle({ root: folder, base: `/examples/${example}/`, logLevel: "error" });
  return join(folder, "dist");
}
