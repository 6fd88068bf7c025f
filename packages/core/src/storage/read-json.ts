import * as v from "valibot";
import type { KeyValueStorage } from "./create-storage.ts";

/** The record kept under `key`, or nothing where there is none or it is not what it should be. */
export function readJson<Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key));
  return parsed.success ? parsed.output : undefined;
}
