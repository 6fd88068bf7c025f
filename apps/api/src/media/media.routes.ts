import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { documented } from "../http/documented.ts";
import { readByteRange } from "./byte-range.rules.ts";
import { pictureNotFound, rangeNotSatisfiable } from "./media.errors.ts";
import { contentTypeOf, isFixedName } from "./picture-name.rules.ts";

const description = documented({
  tag: "pictures",
  summary:
    "A picture in 4:3: `{name}-{320|640|960}.{avif|webp}`, an icon such as `favicon.svg`, or a film; supports byte ranges",
  type: "image/*",
  errorResponses: [pictureNotFound, rangeNotSatisfiable],
});

/** The route of the generated pictures, the sample recording and the reels. All are small (under 800 kB): each is read as a whole. */
export const mediaRoutes = ({ mediaDir }: { mediaDir: string }) =>
  new Hono<AppEnv>().get("/:file", description, async (c) => {
    const name = c.req.param("file");
    // Only names that our generator creates are read from the file system.
    const type = contentTypeOf(name);
    const bytes = type && (await readIfExists(join(mediaDir, name)));
    if (!bytes) throw pictureNotFound();

    const tag = `"${createHash("sha1").update(bytes).digest("base64url")}"`;
    c.header("ETag", tag);
    c.header(
      "Cache-Control",
      isFixedName(name) ? "public, max-age=86400" : "public, max-age=31536000, immutable",
    );
    c.header("Accept-Ranges", "bytes");
    c.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (c.req.header("if-none-match") === tag) return c.body(null, 304);

    c.header("Content-Type", type);
    const range = readByteRange(c.req.header("range"), bytes.length);
    if (range === "none")
      throw rangeNotSatisfiable({ headers: { "Content-Range": `bytes */${bytes.length}` } });
    if (!range) return c.body(bytes);
    c.header("Content-Range", `bytes ${range.first}-${range.last}/${bytes.length}`);
    return c.body(bytes.slice(range.first, range.last + 1), 206);
  });

async function readIfExists(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
