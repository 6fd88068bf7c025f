import * as v from "valibot";

const manifest = v.object({
  files: v.optional(v.fallback(v.record(v.string(), v.unknown()), {})),
  entrypoints: v.optional(v.fallback(v.array(v.unknown()), [])),
});

/** The main scripts in an asset manifest: `files["main.js"]`, otherwise the scripts in `entrypoints`. */
export function mainScripts(body: unknown): string[] {
  const parsed = v.safeParse(manifest, body);
  if (!parsed.success) return [];
  const { files, entrypoints = [] } = parsed.output;
  const main = files?.["main.js"];
  return typeof main === "string" && main ? [main] : entrypoints.filter(isScript);
}

const isScript = (file: unknown): file is string => typeof file === "string" && /\.m?js$/.test(file);

/** Whether two addresses, absolute or relative to the build, name the same script. */
export function isSameScript(one: string, other: string): boolean {
  return pathOf(one) === pathOf(other);
}

const pathOf = (address: string) => new URL(address, "https://any.test/").pathname;
