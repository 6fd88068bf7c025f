import { AwsClient } from "aws4fetch";
import { Hono } from "hono";
import { serveLocally } from "./local-server.ts";

const account = { accessKeyId: "AKIALOCALLOCAL", secretAccessKey: "secret-local", region: "ap-south-1" };

/** A bucket on this machine, with S3's documented answers for requests that are signed with the account's secret. */
export async function startLocalBucket() {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  const app = new Hono()
    .use(async (c, next) => {
      const signed = await new AwsClient({ ...account, service: "s3" }).sign(c.req.url, {
        method: c.req.method,
        // Signed again at the time of the request, which may be in another second.
        aws: { datetime: c.req.header("x-amz-date") ?? "" },
        headers: {
          "x-amz-content-sha256": c.req.header("x-amz-content-sha256") ?? "",
          "x-amz-date": c.req.header("x-amz-date") ?? "",
          ...(c.req.header("range") && { range: c.req.header("range") ?? "" }),
        },
      });
      if (signed.headers.get("authorization") !== c.req.header("authorization")) return c.body(null, 403);
      return next();
    })
    .put("/*", async (c) => {
      if (!c.req.header("content-length")) return c.body(null, 411);
      objects.set(c.req.path, new Uint8Array(await c.req.arrayBuffer()));
      return c.body(null, 200);
    })
    .get("/*", (c) => {
      const bytes = objects.get(c.req.path);
      if (!bytes) return c.body("<Error><Code>NoSuchKey</Code></Error>", 404);
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(c.req.header("range") ?? "") ?? [];
      return first === undefined ? c.body(bytes) : c.body(bytes.slice(Number(first), Number(last) + 1), 206);
    })
    .delete("/*", (c) => {
      objects.delete(c.req.path);
      return c.body(null, 204);
    });
  const { url, stop } = await serveLocally(app);
  return { settings: { ...account, url: `${url}/shop` }, objects, stop };
}
