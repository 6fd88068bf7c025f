import type { MiddlewareHandler } from "hono";

/** Adds security headers to every response; a header that the route has set is not replaced. */
export const securityHeaders =
  ({ https }: { https: boolean }): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const headers: Record<string, string> = {
      // A film that is opened by its link is a document that loads itself.
      "Content-Security-Policy":
        "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-site",
      ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    };
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
