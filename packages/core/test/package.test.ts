import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createForeignProject,
  errorsOf,
  type ForeignProject,
} from "../../../scripts/testing/foreign-project.ts";

const folder = join(import.meta.dirname, "..");
const programs = join(folder, "node_modules/.bin");
const entryPoints = readdirSync(join(folder, "src"));
let project: ForeignProject;

beforeAll(async () => {
  const installed = (name: string) => join(folder, "node_modules", name);
  const names = ["ky", "libphonenumber-js", "valibot", "zustand"];
  project = await createForeignProject({
    folder,
    beside: Object.fromEntries(names.map((name) => [name, installed(name)])),
  });
}, 120_000);
afterAll(() => project.remove());

test.each([
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
  // A bundler's project that knows this condition for packages of its own gets no sources from here.
  { module: "esnext", moduleResolution: "bundler", customConditions: ["source"] },
])("a foreign project compiles with every entry point: %j", async (options) => {
  const lines = entryPoints.map((name, index) => `export * as _${index} from "@aradhana/core/${name}";`);
  await project.write("src/all.ts", `${lines.join("\n")}\n`);
  await project.write(
    "src/use.ts",
    `import { createApiClient, getHome } from "@aradhana/core/api";
import { formatMoney, type Money } from "@aradhana/core/money";
const price: Money = { amount: 12345600, currency: "inr" };
export const text: string = formatMoney(price);
export type Api = ReturnType<typeof createApiClient>;
export type Home = Awaited<ReturnType<typeof getHome>>;
`,
  );
  expect(await project.compile(options)).toBe("");
});

test("a wrong use does not compile there", async () => {
  await project.write(
    "src/wrong.ts",
    `import { formatMoney } from "@aradhana/core/money";
formatMoney({ amount: "1", currency: "inr" });
`,
  );
  const errors = await project.compile({ module: "nodenext", moduleResolution: "nodenext" });
  expect(errors.match(/src\S+ error TS\d+/g)).toEqual(["src/wrong.ts(2,15): error TS2322"]);
});

test("Node runs what is installed", async () => {
  const imports = entryPoints.map((name) => `await import("@aradhana/core/${name}");`);
  await project.write(
    "run.js",
    `${imports.join("\n")}
import { formatMoney } from "@aradhana/core/money";
console.log(formatMoney({ amount: 12345600, currency: "inr" }));`,
  );
  expect(await project.run("run.js")).toBe("₹1,23,456");
});

test("publint and attw find nothing to correct in the tarball", async () => {
  expect(await errorsOf(join(programs, "publint"), ["--strict", project.tarball])).toBe("");
  const options = ["--profile", "esm-only", "--format", "ascii", "--no-color"];
  const all = ["--entrypoints", ...entryPoints];
  expect(await errorsOf(join(programs, "attw"), [project.tarball, ...options, ...all])).toBe("");
});

test("the package has the licence with it", () => {
  const licence = readFileSync(join(project.path, "node_modules/@aradhana/core/LICENSE"), "utf8");
  expect(licence).toBe(readFileSync(join(folder, "../../LICENSE"), "utf8"));
});
