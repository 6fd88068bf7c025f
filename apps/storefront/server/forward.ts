import { edgeCountryHeaders } from "@aradhana/core/country";
import type { Handler } from "hono";
import { proxy } from "hono/proxy";

/** What the API believes of us: from a visitor without an edge of ours before him, it is anybody's word. */
const unbelieved = Object.fromEntries(
  [...edgeCountryHeaders, "x-request-id"].map((name) => [name, undefined]),
);

/** Hands a request on to the API, so that browsers stay on one origin. 502 when it is away. */
export function forwardTo(apiUrl: string, trustEdge: boolean): Handler {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const address = c.env?.incoming?.socket?.remoteAddress as string | undefined;
    const told = trustEdge ? c.req.header("x-forwarded-for") : undefined;
    try {
      return await proxy(`${apiUrl}${pathname}${search}`, {
        ...c.req,
        raw: c.req.raw,
        headers: {
          ...c.req.header(),
          ...(!trustEdge && unbelieved),
          "x-forwarded-for": [told, address].filter(Boolean).join(", ") || undefined,
        },
      });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return c.body(null, 502);
    }
  };
}
