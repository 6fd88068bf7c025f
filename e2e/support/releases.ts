import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

const apps = join(import.meta.dirname, "../../apps");
const isText = /\.(js|css|html|json)$/;
/** Compressed files have the names of another release in them; source maps are not served. */
const isLeftOut = /\.(br|gz|map)$/;

/** One release of the shop: the build of now, in which every file with a hash in its name has another one. */
export interface Release {
  /** Where its web server starts. */
  storefront: string;
  /** The addresses of its scripts, styles and other files with a hash. */
  addresses: string[];
}

/** Writes the nth release into a folder of its own. */
export async function writeRelease(folder: string, nth: number): Promise<Release> {
  const at = join(folder, `release-${nth}`);
  const storefront = join(at, "storefront");
  await mkdir(storefront, { recursive: true });
  const files = await writeBuild("storefront", at, nth);
  const ofWidgets = await writeBuild("widgets", at, nth);
  // The server finds the builds beside its own folder, so that this cannot be a link.
  await cp(join(apps, "storefront/server"), join(storefront, "server"), { recursive: true });
  for (const name of ["src", "build", "package.json", "node_modules"])
    await symlink(join(apps, "storefront", name), join(storefront, name));
  await symlink(join(apps, "console"), join(at, "console"));
  return {
    storefront,
    addresses: [
      ...files.map((name) => `/assets/${name}`),
      ...ofWidgets.map((name) => `/widget/assets/${name}`),
    ],
  };
}

/** Copies what was built of an app, with other names. Returns the names of its assets. */
async function writeBuild(app: string, to: string, nth: number): Promise<string[]> {
  const assets = (await readdir(join(apps, app, "dist/assets"))).filter((name) => !isLeftOut.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(/(\.\w+)$/, `r${nth}$1`)]));
  const rename = (text: string) => text.replace(/[\w.-]+\.\w+/g, (word) => renamed.get(word) ?? word);
  for (const build of ["dist", "dist-ssr"]) {
    const from = join(apps, app, build);
    for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const folder = join(to, app, build, entry.parentPath.slice(from.length));
      if (!entry.isFile() || isLeftOut.test(file)) continue;
      await mkdir(folder, { recursive: true });
      const copy = join(folder, renamed.get(basename(file)) ?? basename(file));
      if (isText.test(file)) await writeFile(copy, rename(await readFile(file, "utf8")));
      else await cp(file, copy);
    }
  }
  return [...renamed.values()];
}
