import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { render } from "../src/entry-server.tsx";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** How pages of one build are put together. */
export interface Build {
  /** Whether pages come from the sources, with Vite's inline client in them. */
  isDevelopment: boolean;
  render: typeof render;
  /** The head's constant part: charset, viewport, icons, the entry's stylesheets. */
  head: string;
  /** Address of the entry script. */
  entry: string;
  /** Stylesheets and scripts of the given modules and all they import, without the entry's own. */
  filesOf(modules: readonly string[]): { styles: string[]; scripts: string[] };
}

/** Reads what `vite build` left in `dist` and `dist-ssr`. */
export async function readBuild(folder: string): Promise<Build> {
  const [template, manifestText, server] = await Promise.all([
    readFile(join(folder, "dist/index.html"), "utf8"),
    readFile(join(folder, "dist/.vite/manifest.json"), "utf8"),
    import(join(folder, "dist-ssr/entry-server.js")) as Promise<{ render: typeof render }>,
  ]);
  const manifest: Record<string, Chunk> = JSON.parse(manifestText);
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template)?.[1];
  if (!entry) throw new Error("dist/index.html names no entry script: was it made by `vite build`?");

  const head = template
    .slice(template.indexOf("<head>") + "<head>".length, template.indexOf("</head>"))
    .replace(/<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<title>[^<]*<\/title>/g, "")
    .replace(/\s*\n\s*/g, "");

  return {
    isDevelopment: false,
    render: server.render,
    head,
    entry,
    filesOf(modules) {
      const seen = new Set<string>();
      const styles = new Set<string>();
      const scripts = new Set<string>();
      const walk = (key: string) => {
        const chunk = manifest[key];
        if (!chunk || seen.has(key)) return;
        seen.add(key);
        if (!template.includes(chunk.file)) scripts.add(`/${chunk.file}`);
        for (const file of chunk.css ?? []) if (!template.includes(file)) styles.add(`/${file}`);
        chunk.imports?.forEach(walk);
      };
      modules.forEach(walk);
      return { styles: [...styles], scripts: [...scripts] };
    },
  };
}
