import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startLocalBucket } from "../../test/local-bucket.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const bucket = await startLocalBucket();
afterAll(bucket.stop);

const storages = {
  "a folder": folderStorage(folder),
  "a bucket": s3Storage(bucket.settings),
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
  const storage = s3Storage({ ...bucket.settings, secretAccessKey: "another-secret" });
  await expect(storage.open("uploads/rec_1/0")).rejects.toThrow("403");
  await expect(storage.put("x", new Blob(["x"]))).rejects.toThrow("403");
});
