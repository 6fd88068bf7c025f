import * as v from "valibot";
import type { KeyValueStorage } from "./create-storage.ts";

/** The valid record under `key`, or undefined. */
export function readJson<Schema extends v.GenericSchema>(
  storage: KeyValueStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.get(key));
  return parsed.success ? parsed.output : undefined;
}
