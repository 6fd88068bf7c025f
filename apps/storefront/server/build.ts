import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { entryOf, filesOf, type Manifest } from "../build/page-files.ts";
import { type PageStyles, pageStylesFile } from "../build/page-styles.ts";
import type { render, sitemapPaths } from "../src/app/entry-server.tsx";

export interface PageFiles {
  /** One stylesheet for the first paint. */
  style: string | undefined;
  /** The stylesheets joined in it, by the names under which the application requests them later. */
  joined: readonly string[];
  /** Dependencies first, the entry last. */
  scripts: readonly string[];
}

/** What is needed to assemble the pages of one build. */
export interface Build {
  /** Whether pages are rendered from the sources, with Vite's inline client. */
  isDevelopment: boolean;
  render: typeof render;
  sitemapPaths: typeof sitemapPaths;
  /** The head's constant part: charset, viewport, icons. */
  head: string;
  /** The files of a page with these modules, in its language. */
  filesOf(modules: readonly string[], language: string): PageFiles;
}

/** Reads what `vite build` left in `dist` and `dist-ssr`. */
export async function readBuild(folder: string): Promise<Build> {
  const dist = join(folder, "dist");
  const [template, manifestText, stylesText, server] = await Promise.all([
    readFile(join(dist, "index.html"), "utf8"),
    readFile(join(dist, ".vite/manifest.json"), "utf8"),
    readFile(join(dist, pageStylesFile), "utf8"),
    import(join(folder, "dist-ssr/entry-server.js")) as Promise<Pick<Build, "render" | "sitemapPaths">>,
  ]);
  const manifest: Manifest = JSON.parse(manifestText);
  const styles: PageStyles = JSON.parse(stylesText);
  const entryKey = entryOf(manifest);
  const entry = `/${manifest[entryKey]?.file}`;

  const head = template
    .slice(template.indexOf("<head>") + "<head>".length, template.indexOf("</head>"))
    .replace(
      /<script[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>|<title>[^<]*<\/title>/g,
      "",
    )
    .replace(/\s*\n\s*/g, "");

  return {
    isDevelopment: false,
    render: server.render,
    sitemapPaths: server.sitemapPaths,
    head,
    filesOf(modules, language) {
      const style = styles[modules.find((module) => module in styles) ?? entryKey];
      // A screen's script that imports from the entry has the entry before it.
      const others = filesOf(manifest, [...modules, entryKey], language).scripts.filter(
        (file) => file !== entry,
      );
      return { style: style?.file, joined: style?.parts ?? [], scripts: [...others, entry] };
    },
  };
}
