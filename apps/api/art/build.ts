/** Renders the pictures of the catalogue that changed since the last run into `.media`. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { appIcon, favicon, loader, loaderStill } from "./brand.ts";
import { artworkNames, drawArtwork, kindOf } from "./catalogue.ts";
import { isDraft } from "./env.ts";
import { recoloured } from "./goods/goods-catalogue.ts";
import { fingerprint, pairsAlike, rasterizeToCompare } from "./likeness.ts";
import {
  draftArtwork,
  formats,
  type PictureKind,
  renderArtwork,
  renderPng,
  renderPoster,
  renderSettings,
  widths,
} from "./render.ts";

/** The maximum size in bytes of AVIF at 640 px, the width of a card on a phone. A scene of 17 kB has 20 kB at 720 px. */
const cardLimits = { mandala: 30_000, scene: 17_000, good: 17_000 } as const satisfies Record<
  PictureKind,
  number
>;
/** Old browsers get WebP, which may be this much larger. */
const WEBP_SHARE = 1.2;
const media = join(import.meta.dirname, "../.media");
const hashFile = join(media, ".hashes.json");

interface Rendered {
  readonly data: readonly (string | Buffer)[];
  readonly print?: string;
}

/** What is stored of a job: the hash of its source, whether it was a draft, and what the picture looks like. */
interface Done {
  readonly hash: string;
  readonly isDraft: boolean;
  readonly print?: string;
}

/** A picture to render: the source that its files depend on, and the files. */
interface Job {
  readonly name: string;
  readonly source: string;
  readonly files: readonly string[];
  /** The maximum size in bytes of AVIF at 640 px. */
  readonly limit?: number;
  render(): Promise<Rendered>;
}

const pictureFiles = (name: string) =>
  widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`));

const pictures = artworkNames.map((name): Job => {
  const source = drawArtwork(name);
  return {
    name,
    source,
    files: pictureFiles(name),
    ...(!isDraft && { limit: cardLimits[kindOf(name)] }),
    render: async () => {
      // Drawing takes longer than encoding a small picture: a draft is encoded from the pixels that are compared.
      const raster = await rasterizeToCompare(source);
      const kind = kindOf(name);
      const files = await (isDraft ? draftArtwork(raster, kind) : renderArtwork(source, kind));
      return { data: files.map(({ data }) => data), print: await fingerprint(raster) };
    },
  };
});
const single = (name: string, source: string, render: () => Promise<string | Buffer>): Job => ({
  name,
  source,
  files: [name],
  render: async () => ({ data: [await render()] }),
});
/** The poster of a reel, from its stored picture. */
const poster = (name: string, picture: Buffer): Job => ({
  name,
  source: picture.toString("base64"),
  files: pictureFiles(name),
  render: async () => ({ data: (await renderPoster(picture, isDraft)).map(({ data }) => data) }),
});
const jobs: Job[] = [
  ...pictures,
  single("loader.svg", loader, async () => loader),
  single("loader-still.svg", loaderStill, async () => loaderStill),
  single("favicon.svg", favicon, async () => favicon),
  single("icon-192.png", appIcon, () => renderPng(appIcon, 192)),
  single("icon-512.png", appIcon, () => renderPng(appIcon, 512)),
  single("apple-touch-icon.png", appIcon, () => renderPng(appIcon, 180)),
];

const filmFolders = ["recordings", "reels/films"].map((folder) => join(import.meta.dirname, folder));
const isFilm = (file: string) => /\.(mp4|webm|vtt)$/.test(file);
/** Committed, because an encoder does not produce the same bytes twice. */
for (const folder of filmFolders) {
  for (const file of await readdir(folder)) {
    const data = isFilm(file) || file.endsWith(".webp") ? await readFile(join(folder, file)) : undefined;
    if (!data) continue;
    if (isFilm(file)) jobs.push(single(file, data.toString("base64"), async () => data));
    else jobs.push(poster(file.replace(".webp", ""), data));
  }
}

const hashOf = ({ source }: Job) =>
  createHash("sha256").update(renderSettings).update(source).digest("base64url");

async function knownJobs(): Promise<Record<string, Done | undefined>> {
  try {
    return JSON.parse(await readFile(hashFile, "utf8"));
  } catch (error) {
    // Missing, or incomplete because a run was interrupted: render everything.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/** Writes the files of a job and returns what it looks like, and an error for each that is too large. */
async function run({ files, limit = Number.POSITIVE_INFINITY, render }: Job) {
  const { data, print } = await render();
  await Promise.all(data.map((each, i) => writeFile(join(media, files[i] ?? ""), each)));
  const large = files.flatMap((file, i) => {
    const bytes = data[i]?.length ?? 0;
    const most = file.endsWith(".webp") ? limit * WEBP_SHARE : limit;
    return file.includes("-640.") && bytes > most ? [`${file} is ${bytes} bytes`] : [];
  });
  return { print, large };
}

const started = performance.now();
await mkdir(media, { recursive: true });
const present = new Set(await readdir(media));
const known = await knownJobs();
const done: Record<string, Done> = {};
const pending = jobs.filter((job) => {
  const before = known[job.name];
  const upToDate =
    before?.hash === hashOf(job) &&
    (isDraft || !before.isDraft) &&
    job.files.every((file) => present.has(file));
  if (upToDate) done[job.name] = before;
  return !upToDate;
});
const rendered = pending.length;

// Several pictures at once use all cores; several threads for one would only wait for each other.
sharp.concurrency(1);
const tooLarge: string[] = [];
const workers = Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
  for (let job = pending.pop(); job; job = pending.pop()) {
    const { large, print } = await run(job);
    tooLarge.push(...large);
    if (large.length === 0) done[job.name] = { hash: hashOf(job), isDraft, ...(print && { print }) };
  }
});
await Promise.all(workers);

const expectedFiles = new Set([...jobs.flatMap(({ files }) => files), ".hashes.json"]);
await Promise.all(
  [...present]
    .filter((file) => !expectedFiles.has(file))
    .map((file) => rm(join(media, file), { recursive: true })),
);
await writeFile(hashFile, JSON.stringify(done));

if (tooLarge.length > 0) {
  throw new Error(`too large at 640 px, draw less or lower the quality:\n${tooLarge.join("\n")}`);
}
const firstColor = (name: string) => recoloured.get(name) ?? name;
const alike = pairsAlike(
  pictures.flatMap(({ name }) => {
    const print = kindOf(name) !== "mandala" && done[name]?.print;
    return print ? [[name, print] as const] : [];
  }),
).filter(({ name, other }) => firstColor(name) !== firstColor(other));
if (alike.length > 0) {
  const pairs = alike.map(({ name, other, bits }) => `${name} and ${other} differ in ${bits} of 64 bits`);
  throw new Error(
    `alike, give one of each pair another staging, or a number in \`redrawn\`:\n${pairs.join("\n")}`,
  );
}
console.log(
  `artwork: ${rendered} of ${jobs.length} rendered in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
