import { build, defaultClientConditions, defaultServerConditions, type Rolldown } from "vite";

interface Options {
  /** @default the client's conditions */
  ssr?: boolean;
}

/** Bundles an entry and its dependencies into one script, as an app would ship it. */
export async function bundle(entry: string, { ssr = false }: Options = {}): Promise<string> {
  const built = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["source", ...defaultClientConditions] },
    ssr: { noExternal: true, resolve: { conditions: ["source", ...defaultServerConditions] } },
    build: {
      write: false,
      minify: true,
      ssr,
      rolldownOptions: { input: entry, output: { codeSplitting: false }, preserveEntrySignatures: "strict" },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput;
  const chunk = built.output.find((output) => output.type === "chunk");
  if (!chunk) throw new Error(`${entry} came to nothing`);
  return chunk.code;
}
