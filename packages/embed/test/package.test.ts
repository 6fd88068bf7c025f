import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createForeignProject,
  errorsOf,
  type ForeignProject,
} from "../../../scripts/testing/foreign-project.ts";

const folder = join(import.meta.dirname, "..");
const programs = join(folder, "node_modules/.bin");
let project: ForeignProject;

beforeAll(async () => {
  const installed = (name: string) => join(folder, "node_modules", name);
  project = await createForeignProject({
    folder,
    beside: {
      react: installed("react"),
      "@types/react": installed("@types/react"),
      "@types/react-dom": installed("@types/react-dom"),
      csstype: join(realpathSync(installed("@types/react")), "../../csstype"),
    },
  });
}, 120_000);
afterAll(() => project.remove());

test.each([
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "esnext", moduleResolution: "bundler" },
  { module: "esnext", moduleResolution: "bundler", customConditions: ["source"] },
])("a foreign project compiles with the loader, the element and the component: %j", async (options) => {
  await project.write(
    "src/page.ts",
    `import { loadAradhana, type WidgetElement } from "@aradhana/embed";
import { fromWidget } from "@aradhana/embed/protocol";
const widget: WidgetElement = document.createElement("aradhana-widget");
widget.prefill = { name: "Asha" };
document.addEventListener("aradhana:order_success", ({ detail }) => {
  const id: string = detail.order_id;
  return id;
});
const calls = await loadAradhana({ origin: "https://shop.example" });
calls.inline("#pujas", { widget: "pujas", limit: 6 });
window.Aradhana = [["popup", { widget: "pujas" }]];
export const types: string[] = Object.keys(fromWidget);
`,
  );
  await project.write(
    "src/app.tsx",
    `import "@aradhana/embed/react-elements";
import { AradhanaWidget, type WidgetEvent } from "@aradhana/embed/react";
const track = ({ type }: WidgetEvent) => console.log(type);
export const component = <AradhanaWidget origin="https://shop.example" widget="pujas" onEvent={track} />;
export const element = <aradhana-widget widget="pujas" partner-id="p" mode="popup"><a href="/">Pujas</a></aradhana-widget>;
`,
  );
  expect(await project.compile(options)).toBe("");
});

test("the examples for React and Next.js compile there", async () => {
  const examples = join(folder, "../../docs/examples");
  for (const path of ["react/src/main.tsx", "react/src/page.tsx", "next/app/layout.tsx", "next/app/page.tsx"])
    await project.write(`src/${path}`, readFileSync(join(examples, path), "utf8"));
  expect(await project.compile({ module: "esnext", moduleResolution: "bundler" })).toBe("");
});

test("unknown fields, missing options and unknown modes do not compile there", async () => {
  await project.write(
    "src/wrong.tsx",
    `import type { Calls, WidgetEvents } from "@aradhana/embed";
export const phone = (event: WidgetEvents["aradhana:order_success"]) => event.detail.phone;
export const open = (calls: Calls) => calls.popup({});
export const element = <aradhana-widget widget="pujas" mode="modal" />;
`,
  );
  const errors = await project.compile({ module: "nodenext", moduleResolution: "nodenext" });
  expect(errors.match(/src\S+ error TS\d+/g)).toEqual([
    "src/wrong.tsx(2,86): error TS2339",
    "src/wrong.tsx(3,51): error TS2741",
    "src/wrong.tsx(4,56): error TS2322",
  ]);
});

test("a server imports every entry point, where no document is", async () => {
  await project.write(
    "run.js",
    `import { loadAradhana } from "@aradhana/embed";
import "@aradhana/embed/protocol";
import "@aradhana/embed/react-elements";
import "@aradhana/embed/vue-elements";
import { AradhanaWidget } from "@aradhana/embed/react";
console.log(typeof loadAradhana, typeof AradhanaWidget);`,
  );
  expect(await project.run("run.js")).toBe("function function");
});

test("publint and attw find nothing to correct in the tarball", async () => {
  expect(await errorsOf(join(programs, "publint"), ["--strict", project.tarball])).toBe("");
  const options = ["--profile", "esm-only", "--format", "ascii", "--no-color"];
  expect(await errorsOf(join(programs, "attw"), [project.tarball, ...options])).toBe("");
});

test("the package has the licence with it", () => {
  const licence = readFileSync(join(project.path, "node_modules/@aradhana/embed/LICENSE"), "utf8");
  expect(licence).toBe(readFileSync(join(folder, "../../LICENSE"), "utf8"));
});
