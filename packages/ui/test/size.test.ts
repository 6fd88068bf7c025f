// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "tsup";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cssModules } from "../build/css-modules.ts";
import shipped from "../tsup.config.ts";

const quietly = { config: false, silent: true, sourcemap: false } as const;
let dist: string;

beforeAll(async () => {
  // Inside the package, so that imports resolve as they do from an app.
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  await mkdir(cache, { recursive: true });
  dist = await mkdtemp(join(cache, "size-"));
  await build({
    ...shipped,
    ...quietly,
    outDir: dist,
    esbuildPlugins: [cssModules(dist)],
    onSuccess: async () => {},
  });
});
afterAll(() => rm(dist, { recursive: true }));

interface Metafile {
  outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
}

/** What an app that imports these entry points gets: modules, CSS, and the gzip size of both, without React. */
async function shipTo(app: string, entryPoints: Readonly<Record<string, string>>) {
  const outDir = join(dist, app);
  const entry = join(dist, `${app}.js`);
  const uses = Object.entries(entryPoints).map(
    ([entryPoint, name]) => `import { ${name} } from "./${entryPoint}/index.js"`,
  );
  await writeFile(entry, [...uses, `console.log(${Object.values(entryPoints)})`].join(";\n"));
  await build({
    ...quietly,
    entry: { app: entry },
    outDir,
    format: "esm",
    platform: "browser",
    splitting: false,
    dts: false,
    minify: true,
    metafile: true,
    // All but React, which every app has.
    noExternal: [/^(?!react(?:-dom)?(?:\/|$))/],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const read = (name: string) => readFile(join(outDir, name), "utf8");
  const { outputs } = JSON.parse(await read("metafile-esm.json")) as Metafile;
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const [script, css] = await Promise.all([read("app.js"), read("app.css")]);
  return {
    modules: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
    css,
    scriptBytes: gzipSync(script).length,
    styleBytes: gzipSync(css).length,
  };
}

test("an app that uses three components ships only their code and CSS", async () => {
  const app = await shipTo("three", { button: "Button", price: "Price", badge: "Badge" });
  const theirs = /^\.ar-(?:button|spinner|price|badge|visually-hidden)-/;
  const classes = app.css.match(/\.ar-[\w-]+/g) ?? [];
  expect(classes).toContain(".ar-button-button");
  expect(classes.filter((name) => !theirs.test(name))).toEqual([]);
  const foreign = app.modules.filter((path) => path.includes("/.pnpm/"));
  expect(foreign.filter((path) => !path.includes("/clsx/"))).toEqual([]);
  expect(app.scriptBytes).toBeLessThan(1_850);
  expect(app.styleBytes).toBeLessThan(1_400);
});

test("Base UI comes only with the components that use it", async () => {
  // The sizes are esbuild's, which keeps every imported part of Base UI: an app's own build ships less.
  const ofBaseUi = (path: string) => path.includes("@base-ui");
  const without = await shipTo("without", {
    select: "Select",
    "phone-field": "PhoneField",
  });
  expect(without.modules.filter(ofBaseUi)).toEqual([]);
  expect(without.scriptBytes).toBeLessThan(1_700);

  const dialogs = await shipTo("with-dialogs", { dialog: "Dialog", drawer: "Drawer", sheet: "Sheet" });
  expect(dialogs.modules.filter(ofBaseUi)).not.toEqual([]);
  expect(dialogs.modules.filter((path) => /@base-ui\/react\/(?:menu|tabs|combobox)\//.test(path))).toEqual(
    [],
  );
  expect(dialogs.scriptBytes).toBeLessThan(25_200);

  const combobox = await shipTo("with-combobox", { combobox: "Combobox" });
  expect(combobox.modules.filter((path) => /@base-ui\/react\/(?:menu|dialog|tabs)\//.test(path))).toEqual([]);
  expect(combobox.scriptBytes).toBeLessThan(54_900);

  const toast = await shipTo("with-toast", { toast: "Toaster" });
  expect(toast.modules.filter((path) => /@base-ui\/react\/(?:menu|dialog|combobox)\//.test(path))).toEqual(
    [],
  );
  expect(toast.scriptBytes).toBeLessThan(29_000);

  const tabs = await shipTo("with-tabs", { tabs: "Tabs" });
  expect(tabs.modules.filter(ofBaseUi)).not.toEqual([]);
  expect(tabs.modules.filter((path) => /@base-ui\/react\/(?:menu|dialog|combobox)\//.test(path))).toEqual([]);
});
