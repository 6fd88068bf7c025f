import type { Context, Hono } from "hono";
import { methodNotAllowed, notFound } from "../errors/common.errors.ts";
import type { AppEnv } from "./app-env.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The handler of unmatched requests: 405 if the path supports other methods, else 404. */
export const noRoute = (app: Hono<AppEnv>) => (c: Context<AppEnv>) => {
  const allowed = METHODS.filter((method) =>
    // Middleware is registered for "ALL" and matches every path.
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  );
  if (allowed.length === 0 || allowed.includes(c.req.method)) throw notFound();
  if (allowed.includes("GET")) allowed.push("HEAD");
  throw methodNotAllowed({ headers: { Allow: allowed.join(", ") } });
};
