import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { CDPSession, Page } from "playwright";
import sharp from "sharp";
import type { BrowserCommand } from "vitest/node";
import { ALLOWED, comparePictures, type Picture } from "./compare-pictures.ts";

const baselines = join(import.meta.dirname, "../../baselines");
const results = join(import.meta.dirname, "../../test-results/baselines");
const record = join(baselines, "chromium.json");
const isWriting = process.env.BASELINES === "write";

export interface Baseline {
  component: string;
  /** A theme; "forced" for forced colours, "rtl" for right-to-left text, "wide" for a desktop width. */
  theme: string;
  scheme: string;
  /** Where the story's frame is on the page. */
  frame: Record<"x" | "y" | "width" | "height", number>;
}

/** The result of the comparison; a sentence when the test fails. */
export type Verdict =
  | { verdict: "same" | "written" | "other-browser" }
  | { verdict: "different"; why: string };

/**
 * Takes a screenshot of the story's frame and compares it with its baseline; with BASELINES=write it writes the
 * baseline. A theme that looks like the brand's has no own baseline. Another Chromium renders text differently:
 * then nothing is compared, and the result says so.
 */
export const matchBaseline: BrowserCommand<[baseline: Baseline]> = async (
  { page },
  baseline,
): Promise<Verdict> => {
  const version = page.context().browser()?.version() ?? "";
  const madeBy = isWriting ? version : recorded();
  if (version !== madeBy) {
    reportOnce(`No picture is compared: baselines/ was made by Chromium ${madeBy}, and this is ${version}.`);
    return { verdict: "other-browser" };
  }
  const picture = await draw(page, baseline.frame);
  return isWriting ? keep(picture, baseline, version) : judge(picture, baseline);
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function connect(page: Page): Promise<CDPSession> {
  // The browser's pointer is in the top-left corner and would hover there.
  await page.mouse.move(-1, -1);
  return page.context().newCDPSession(page);
}

/** A screenshot of a part of the page, without waiting: in a story that is compared nothing moves (check-story.ts). */
async function draw(page: Page, part: Baseline["frame"]): Promise<Buffer> {
  const session = sessions.get(page) ?? connect(page);
  sessions.set(page, session);
  const clip = { ...part, scale: 1 };
  const { data } = await (await session).send("Page.captureScreenshot", { clip, optimizeForSpeed: true });
  return Buffer.from(data, "base64");
}

/** Switches forced colours on or off. */
export const forceColors: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? "active" : "none" });

/** Shows the page to somebody whose device is in the light or in the dark. */
export const preferScheme: BrowserCommand<[scheme: "light" | "dark"]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

const pathOf = ({ component, theme, scheme }: Baseline) =>
  join(baselines, component, `${theme}-${scheme}.png`);

async function keep(picture: Buffer, baseline: Baseline, version: string): Promise<Verdict> {
  const brand = pathOf({ ...baseline, theme: "brand" });
  const isBrands = baseline.theme !== "brand" && (await difference(brand, picture))?.different === 0;
  if (isBrands) rmSync(pathOf(baseline), { force: true });
  else write(pathOf(baseline), await small(picture));
  write(record, `${JSON.stringify({ chromium: version }, undefined, 2)}\n`);
  return { verdict: "written" };
}

async function judge(picture: Buffer, baseline: Baseline): Promise<Verdict> {
  const own = pathOf(baseline);
  const file = existsSync(own) ? own : pathOf({ ...baseline, theme: "brand" });
  const name = relative(join(baselines, ".."), file);
  const found = await difference(file, picture);
  if (found && found.different <= ALLOWED) return { verdict: "same" };
  const now = join(results, relative(baselines, own));
  write(now, picture);
  if (found) write(now.replace(/png$/, "where.png"), await encode(found.where));
  const what = found
    ? `${found.different} pixels differ from ${name}`
    : `${name} is missing, or of another size`;
  const advice = "If it is meant, `pnpm --filter @aradhana/ui baselines` writes it again";
  return { verdict: "different", why: `${what}: see test-results/baselines/. ${advice}.` };
}

/** Undefined when there is no such picture, or the sizes differ. */
async function difference(file: string, picture: Buffer) {
  if (!existsSync(file)) return undefined;
  const [before, now] = await Promise.all([decode(readFileSync(file)), decode(picture)]);
  if (before.width !== now.width || before.height !== now.height) return undefined;
  if (before.pixels.equals(now.pixels)) return { different: 0, where: now };
  return comparePictures(before, now);
}

let isVisible = false;
function reportOnce(why: string) {
  if (!isVisible) console.warn(`\n${why}\n`);
  isVisible = true;
}

function recorded() {
  return existsSync(record) ? String(JSON.parse(readFileSync(record, "utf8")).chromium) : "";
}

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function decode(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

const encode = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** The same pixels in fewer bytes. */
const small = (png: Uint8Array) =>
  sharp(png).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer();
