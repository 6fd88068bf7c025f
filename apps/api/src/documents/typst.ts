import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

let started: Promise<NodeCompiler> | undefined;

/** The compiler of all PDFs. It loads 50 MB: it starts with the first document. */
export function startCompiler(): Promise<NodeCompiler> {
  started ??= import("@myriaddreamin/typst-ts-node-compiler").then(({ NodeCompiler }) => {
    const { resolve } = createRequire(import.meta.url);
    const folder = (file: string) => dirname(resolve(file));
    const fontPaths = [
      folder("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
      folder("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
      folder("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
      folder("@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf"),
    ];
    // Templates are beside what fills them in.
    return NodeCompiler.create({ workspace: dirname(import.meta.dirname), fontArgs: [{ fontPaths }] });
  });
  return started;
}
