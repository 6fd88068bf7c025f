import type { Context, Hono } from "hono";
import { methodNotAllowed, notFound } from "../errors/common.errors.ts";
import type { AppEnv } from "./app-env.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Refuses what no route took: with 405 where the path answers to other methods, else with 404. */
export const noRoute = (app: Hono<AppEnv>) => (c: Context<AppEnv>) => {
  const allowed = METHODS.filter((method) =>
    // Middleware stands under "ALL" and matches everything.
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
  );
  if (allowed.length === 0 || allowed.includes(c.req.method)) throw notFound();
  if (allowed.includes("GET")) allowed.push("HEAD");
  throw methodNotAllowed({ headers: { Allow: allowed.join(", ") } });
};
