// What the page stories open and show, from the stories themselves: Vite runs their modules, no story is rendered.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const ui = join(root, "packages/ui");
const { createServer } = await import(createRequire(join(ui, "package.json")).resolve("vite"));

const folders = ["apps/storefront/stories", "apps/widgets/stories"];

/** The states of a screen beside the one with its content, in the order of docs/spec/product.md, 4.3. */
export const screenStates = ["loading", "empty", "error", "gone", "offline"];

/** Each story of a page: its file, the address that it opens, its state, and whether it runs in Hindi and axe judges it. */
export async function readStories() {
  const vite = await createServer({
    root: ui,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { conditions: ["source"] },
    ssr: { resolve: { conditions: ["source", "module", "node", "development|production"] } },
  });
  try {
    const files = folders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith(".stories.tsx"))
        .sort()
        .map((file) => `${folder}/${file}`),
    );
    const stories = [];
    for (const file of files) {
      const { default: meta, ...exported } = await vite.ssrLoadModule(join(root, file));
      for (const [name, { parameters = {} }] of Object.entries(exported)) {
        const { opens, state, hindi, a11y } = parameters;
        const found = { file, name, opens, state, hindi: hindi && !meta.parameters?.steps };
        if (opens) stories.push({ ...found, axe: a11y?.test !== "off" });
      }
    }
    return stories;
  } finally {
    await vite.close();
  }
}
