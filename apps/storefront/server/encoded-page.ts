import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import type { Page } from "./page-memory.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const encodings = {
  // A higher quality takes ten times as long for a twentieth fewer bytes.
  br: (html: Uint8Array) => compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Uint8Array) => compressGzip(html),
};
type Encoding = keyof typeof encodings;

const encoded = new WeakMap<Page, Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>>();

/** A page as a response in the best encoding that the browser accepts; each is made once for each page. */
export async function encodedPage(page: Page, acceptEncoding: string | null): Promise<Response> {
  const { status, headers } = page;
  const encoding = encodingOf(acceptEncoding);
  if (!encoding) return new Response(page.html, { status, headers });
  const made = encoded.get(page) ?? {};
  encoded.set(page, made);
  made[encoding] ??= encodings[encoding](page.html);
  return new Response(await made[encoding], {
    status,
    headers: { ...headers, "Content-Encoding": encoding },
  });
}

function encodingOf(acceptEncoding: string | null): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? "");
  return (["br", "gzip"] as const).find((name) => accepted.some(({ type, q }) => type === name && q > 0));
}
