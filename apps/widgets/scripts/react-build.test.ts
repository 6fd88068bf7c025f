// @vitest-environment node
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllEnvs());

/** The packages in a build of the widgets. */
async function packagesOf(env: Record<string, string>, ssr?: string) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const built = await build({
    root: join(import.meta.dirname, ".."),
    logLevel: "error",
    build: { write: false, minify: false, ...(ssr && { ssr }) },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  return new Set(modules.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []));
}

test("WIDGETS_REACT=1 builds the widgets on React, for the browser and for the web server", async () => {
  const browser = await packagesOf({ WIDGETS_REACT: "1" });
  const server = await packagesOf({ WIDGETS_REACT: "1" }, "src/entry-server.tsx");
  for (const packages of [browser, server]) {
    expect(packages).toContain("react-dom");
    expect([...packages].filter((name) => name.startsWith("preact"))).toEqual([]);
  }
}, 240_000);
