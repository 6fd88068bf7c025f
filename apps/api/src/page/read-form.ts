import type { Context } from "hono";

/** The fields of a URL-encoded form; empty for any other body. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {};
}
