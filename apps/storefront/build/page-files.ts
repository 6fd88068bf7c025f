/** A chunk in Vite's manifest. */
export interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Scripts and stylesheets of the given modules with all their imports, dependencies first; and their messages in
 * `language`, which they load as their first thing.
 */
export function filesOf(manifest: Manifest, modules: readonly string[], language?: string) {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    // Imports first, so that the importer's rules override theirs.
    chunk.imports?.forEach(walk);
    if (language) chunk.dynamicImports?.filter((each) => each.endsWith(`text.${language}.ts`)).forEach(walk);
    scripts.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
  };
  modules.forEach(walk);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The parts of these modules that the server renders with them, but whose scripts are fetched later (deferred-part.tsx). */
export function partsBelowFold(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(walk);
  };
  modules.forEach(walk);
  return [...seen]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.endsWith("-below-fold.tsx"));
}

/** The key of the browser's entry. */
export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error("The build's manifest names no entry.");
  return entry;
}
