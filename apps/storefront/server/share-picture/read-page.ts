import type { ApiClient } from "@aradhana/core/api";
import type { PageMeta } from "../../src/shared/page-meta/page-meta.ts";
import type { Visitor } from "../../src/shared/services/visitor.tsx";
import type { Build } from "../build.ts";

const TIMEOUT = 8_000; // ms

interface PageOptions {
  build: Pick<Build, "render">;
  api: ApiClient;
  visitor: Visitor;
}

/** The head of a page that exists and is no redirect. */
export async function readPublicMeta(
  address: URL,
  { build, api, visitor }: PageOptions,
): Promise<PageMeta | undefined> {
  const request = new Request(address, { signal: AbortSignal.timeout(TIMEOUT) });
  // What fails in a page is reported when the page itself is asked for.
  const page = await build.render(request, { api, visitor, nonce: "", onError: () => {} });
  if (page instanceof Response) return undefined;
  await page.body.cancel();
  return page.status === 200 ? page.meta : undefined;
}

export async function readMedia(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
