import { parseCountry } from "@aradhana/core/country";
import { LRUCache } from "lru-cache";
import { parseLanguage } from "../../src/shared/i18n/languages.ts";
import type { PageMeta } from "../../src/shared/page-meta/page-meta.ts";
import type { Visitor } from "../../src/shared/services/visitor.tsx";
import { drawSharePicture } from "./draw-share-picture.ts";
import { sharePath } from "./share-address.ts";
import { type ShareFacts, shareFactsOf, shareHash } from "./share-facts.ts";

/** Pictures in memory: at most 100 kB each. */
const MAX_PICTURES = 100;
/** Pictures that are drawn at a time, and those that may wait; beyond, a crawler is asked to come back. */
const MAX_DRAWING = 2;
const MAX_WAITING = 20;

interface Options {
  /** The head of a public page as this visitor gets it; undefined where there is no such page. */
  readMeta(page: string, visitor: Visitor): Promise<PageMeta | undefined>;
  /** A generated picture, 960 pixels wide. */
  readPicture(name: string): Promise<Buffer>;
}

/** Answers requests for the pictures of shared links, each drawn once. */
export function createSharePictures({ readMeta, readPicture }: Options) {
  const pictures = new LRUCache<string, Buffer>({ max: MAX_PICTURES });
  const drawing = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let active = 0;

  async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (active >= MAX_DRAWING) await new Promise<void>((resume) => waiting.push(resume));
    active++;
    try {
      return await work();
    } finally {
      active--;
      waiting.shift()?.();
    }
  }

  async function pictureOf(facts: ShareFacts): Promise<Buffer> {
    const hash = shareHash(facts);
    const known = pictures.get(hash) ?? drawing.get(hash);
    if (known) return known;
    const work = withSlot(async () => drawSharePicture(facts, await readPicture(facts.picture)));
    drawing.set(hash, work);
    try {
      const picture = await work;
      pictures.set(hash, picture);
      return picture;
    } finally {
      drawing.delete(hash);
    }
  }

  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const page = searchParams.get("of") ?? "";
    const language = parseLanguage(searchParams.get("lang"));
    const country = parseCountry(searchParams.get("for"));
    const hash = /\/([\w-]{16})\.jpg$/.exec(pathname)?.[1];
    if (!hash || !language || !country || !/^\/(?!\/)/.test(page)) return notFound();
    const stored = pictures.get(hash);
    if (stored) return jpeg(stored);
    if (waiting.length >= MAX_WAITING) {
      return new Response(null, {
        status: 503,
        headers: { "Retry-After": "10", "Cache-Control": "no-store" },
      });
    }

    const visitor = { country, language };
    const meta = await readMeta(page, visitor);
    if (!meta || meta.noindex) return notFound();
    const facts = shareFactsOf(meta, language);
    if (shareHash(facts) === hash) return jpeg(await pictureOf(facts));
    // The page has changed since it was shared: its picture of today.
    const headers = { Location: sharePath(page, visitor, facts), "Cache-Control": "public, max-age=300" };
    return new Response(null, { status: 302, headers });
  };
}

const notFound = () =>
  new Response(null, { status: 404, headers: { "Cache-Control": "public, max-age=300" } });

const jpeg = (picture: Buffer) =>
  new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" },
  });
