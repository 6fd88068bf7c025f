/** Renders every picture of the catalogue into `.media`: only what changed since the last run. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { appIcon, favicon, loader, loaderStill, openGraph } from "./brand.ts";
import { artworkNames, drawArtwork } from "./catalogue.ts";
import { formats, renderArtwork, renderPng, renderSettings, widths } from "./render.ts";

/** Bytes that a file 640 wide may have: a card on a phone. */
const CARD_LIMIT = 30_000;
const media = join(import.meta.dirname, "../.media");
const hashFile = join(media, ".hashes.json");

/** One unit of work: what its files depend on, which they are, and how they are made. */
interface Job {
  readonly name: string;
  readonly source: string;
  readonly files: readonly string[];
  render(): Promise<readonly (string | Buffer)[]>;
}

const pictures = artworkNames.map((name): Job => {
  const source = drawArtwork(name);
  return {
    name,
    source,
    files: widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`)),
    render: async () => (await renderArtwork(source)).map(({ data }) => data),
  };
});
const single = (name: string, source: string, render: () => Promise<string | Buffer>): Job => ({
  name,
  source,
  files: [name],
  render: async () => [await render()],
});
const jobs: readonly Job[] = [
  ...pictures,
  single("loader.svg", loader, async () => loader),
  single("loader-still.svg", loaderStill, async () => loaderStill),
  single("favicon.svg", favicon, async () => favicon),
  single("icon-192.png", appIcon, () => renderPng(appIcon, 192)),
  single("icon-512.png", appIcon, () => renderPng(appIcon, 512)),
  single("apple-touch-icon.png", appIcon, () => renderPng(appIcon, 180)),
  single("og.png", openGraph, () => renderPng(openGraph, 1200, 630)),
];

const hashOf = ({ source }: Job) =>
  createHash("sha256").update(renderSettings).update(source).digest("base64url");

async function knownHashes(): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(hashFile, "utf8"));
  } catch (error) {
    // None yet, or cut short by a stop in the middle: render all again.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** Writes the files of a job and returns those that are too heavy. */
async function run({ files, render }: Job) {
  const rendered = await render();
  await Promise.all(rendered.map((data, i) => writeFile(join(media, files[i] ?? ""), data)));
  return files.flatMap((file, i) => {
    const bytes = rendered[i]?.length ?? 0;
    return file.includes("-640.") && bytes >= CARD_LIMIT ? [`${file} is ${bytes} bytes`] : [];
  });
}

const started = performance.now();
await mkdir(media, { recursive: true });
const present = new Set(await readdir(media));
const known = await knownHashes();
const hashes: Record<string, string> = {};
const waiting = jobs.filter((job) => {
  const upToDate = known[job.name] === hashOf(job) && job.files.every((file) => present.has(file));
  if (upToDate) hashes[job.name] = hashOf(job);
  return !upToDate;
});
const rendered = waiting.length;

const tooHeavy: string[] = [];
const workers = Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
  for (let job = waiting.pop(); job; job = waiting.pop()) {
    const heavy = await run(job);
    tooHeavy.push(...heavy);
    if (heavy.length === 0) hashes[job.name] = hashOf(job);
  }
});
await Promise.all(workers);

const wanted = new Set([...jobs.flatMap(({ files }) => files), ".hashes.json"]);
await Promise.all(
  [...present].filter((file) => !wanted.has(file)).map((file) => rm(join(media, file), { recursive: true })),
);
await writeFile(hashFile, JSON.stringify(hashes));

if (tooHeavy.length > 0) {
  throw new Error(
    `over ${CARD_LIMIT} bytes at 640 px, draw less or lower the quality:\n${tooHeavy.join("\n")}`,
  );
}
console.log(
  `artwork: ${rendered} of ${jobs.length} rendered in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
