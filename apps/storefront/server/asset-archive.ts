import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** How long a file of an earlier build is served after the last day on which it belonged to the running one, in ms. */
const SERVED_FOR = 7 * 24 * 60 * 60_000;
const DAY = 24 * 60 * 60_000;

/** The files of one build: their folder, and where they are stored below the archive. */
export interface AssetFolder {
  from: string;
  name: string;
}

/**
 * Stores the files of the running build in the `archive`, a folder that all releases share, and deletes those that no build
 * has had for a week. A page that was opened before a release then still finds its scripts.
 */
export async function archiveAssets(
  archive: string,
  folders: readonly AssetFolder[],
  now: Date,
): Promise<void> {
  for (const { from, name } of folders) {
    const to = join(archive, name);
    await mkdir(to, { recursive: true });
    const current = (await filesIn(from)).filter((file) => !file.endsWith(".map"));
    for (const file of current) await store(join(from, file), join(to, file), now);
    for (const file of await filesIn(to)) {
      const { mtimeMs } = await stat(join(to, file));
      if (now.getTime() - mtimeMs > SERVED_FOR) await rm(join(to, file), { force: true });
    }
  }
}

/** Its time is the last one at which it belonged to a running build. */
async function store(from: string, to: string, now: Date) {
  const isStored = await utimes(to, now, now).then(
    () => true,
    () => false,
  );
  if (isStored) return;
  // Another server may read or store it meanwhile: it appears complete, or not at all.
  const unfinished = `${to}.${process.pid}`;
  await copyFile(from, unfinished);
  await utimes(unfinished, now, now);
  await rename(unfinished, to);
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Archives at once and every day; what fails is reported, and the next day repeats it. */
export async function startArchiving(
  archive: string,
  folders: readonly AssetFolder[],
  onError: (error: unknown) => void,
): Promise<() => void> {
  const run = () => archiveAssets(archive, folders, new Date()).catch(onError);
  await run();
  const timer = setInterval(run, DAY);
  return () => clearInterval(timer);
}
