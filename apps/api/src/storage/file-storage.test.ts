import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { serveLocally } from "../../test/local-server.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const account = { accessKeyId: "AKIALOCALLOCAL", secretAccessKey: "secret-local", region: "ap-south-1" };
const objects = new Map<string, Uint8Array<ArrayBuffer>>();

/** S3's documented answers, for requests that are signed with the account's secret. */
const bucket = await serveLocally(
  new Hono()
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
    }),
);
afterAll(bucket.stop);

const storages = {
  "a folder": folderStorage(folder),
  "a bucket": s3Storage({ ...account, url: `${bucket.url}/shop` }),
};
const textOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && new Response(stream).text();

test.each(Object.entries(storages))("%s returns what was stored, or a range of it", async (_, storage) => {
  await storage.put("uploads/rec_1/0", new Blob(["first"]));
  await storage.put("uploads/rec_1/0", new Blob(["0123456789"]));
  expect(await textOf(await storage.open("uploads/rec_1/0"))).toBe("0123456789");
  expect(await textOf(await storage.open("uploads/rec_1/0", { first: 2, last: 4 }))).toBe("234");
});

test.each(Object.entries(storages))(
  "%s has no file that was never stored, or was removed",
  async (_, storage) => {
    expect(await storage.open("nothing")).toBeUndefined();
    await storage.put("gone", new Blob(["x"]));
    await storage.remove("gone");
    await storage.remove("gone");
    expect(await storage.open("gone")).toBeUndefined();
  },
);

test("a file that cannot be stored completely leaves nothing in the folder", async () => {
  const broken = {
    stream: () => new ReadableStream({ start: (control) => control.error(new Error("lost")) }),
  };
  await expect(storages["a folder"].put("half/film", broken as Blob)).rejects.toThrow("lost");
  expect(readdirSync(join(folder, "half"))).toEqual([]);
});

test("a bucket that refuses the secret is an error, not a missing file", async () => {
  const storage = s3Storage({ ...account, url: `${bucket.url}/shop`, secretAccessKey: "another-secret" });
  await expect(storage.open("uploads/rec_1/0")).rejects.toThrow("403");
  await expect(storage.put("x", new Blob(["x"]))).rejects.toThrow("403");
});
