import type { ByteRange } from "../media/byte-range.rules.ts";

/**
 * Where uploaded files are. Names are ours: letters, digits, `-`, `_` and `/`. Several processes may use the same
 * storage.
 */
export interface FileStorage {
  /** Stores a file under a name, in the place of an older one. */
  put(name: string, file: Blob): Promise<void>;
  /** The bytes of a file, or a range of them; undefined if there is no such file. */
  open(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Deletes a file; one that does not exist counts as deleted. */
  remove(name: string): Promise<void>;
}
