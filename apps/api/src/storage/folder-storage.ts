import { createReadStream } from "node:fs";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { newId } from "../ids/new-id.ts";
import type { ByteRange } from "../media/byte-range.rules.ts";
import type { FileStorage } from "./file-storage.ts";

/** Files in a folder of this machine, or of one that all processes share. */
export const folderStorage = (folder: string): FileStorage => ({
  async put(name, file) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    // Renamed when complete, so that no reader sees half a file.
    const partial = `${path}.${newId("part")}`;
    try {
      await writeFile(partial, file.stream());
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  },
  async open(name, range) {
    const path = join(folder, name);
    if (!(await exists(path))) return undefined;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    // Opened when it is first read: a response to HEAD is dropped unread, and nobody would close its file.
    return new ReadableStream(
      {
        async pull(controller) {
          reader ??= readFrom(path, range).getReader();
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader?.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});

const readFrom = (path: string, range: ByteRange | undefined) =>
  Readable.toWeb(
    createReadStream(path, range && { start: range.first, end: range.last }),
  ) as ReadableStream<Uint8Array>;

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
