import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { assertPublicLiteral, publicLookup } from "./public-address.ts";

interface OutsidePost {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/** Posts to an address that somebody else chose, and returns the status of the response. It follows no redirect. */
export type PostOutside = (url: URL, post: OutsidePost) => Promise<number>;

/** Posts to public addresses only. */
export const postToPublic =
  (lookup: LookupFunction = publicLookup()): PostOutside =>
  async (url, post) => {
    assertPublicLiteral(url);
    return send(url, post, lookup);
  };

/** Posts to any address: on the developer's machine, partners' servers run there too. */
export const postToAny: PostOutside = (url, post) => send(url, post);

function send(url: URL, { headers, body, signal }: OutsidePost, lookup?: LookupFunction): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
    ...{ method: "POST", headers, signal, agent: false },
    ...(lookup && { lookup }),
  });
  request.on("error", reject).on("response", (response) => {
    resolve(response.statusCode ?? 0);
    // What it says does not matter, and may never end.
    response.destroy();
  });
  request.end(body);
  return promise;
}
