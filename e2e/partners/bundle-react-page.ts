import { join } from "node:path";

let bundled: Promise<string> | undefined;

/** The script of a partner's React page, in the React of developers: only that draws all twice in StrictMode. */
export function bundleReactPage(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle() {
  // What few tests need is not loaded for all.
  const { build } = await import("vite");
  const outputs = await build({
    configFile: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "react-page.tsx"), formats: ["es"] },
    },
  });
  const [first] = [outputs].flat();
  if (!first || !("output" in first)) throw new Error("nothing was built");
  return first.output[0].code;
}
