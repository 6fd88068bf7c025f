import * as v from "valibot";
import { apiUrl, secret } from "../account-variables.ts";
import type { S3Config } from "./s3-storage.ts";

/** The variables of the storage of files, as a part of the environment's schema. */
export const storageVariables = {
  FILES_DIR: v.optional(v.pipe(v.string(), v.description("a folder"))),
  S3_URL: v.optional(apiUrl),
  S3_ACCESS_KEY_ID: v.optional(secret),
  S3_SECRET_ACCESS_KEY: v.optional(secret),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/), v.description("a region such as ap-south-1")),
    "ap-south-1",
  ),
};

const schema = v.object(storageVariables);

/** What belongs to one account. */
export const storageVariableGroups = [
  ["S3_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const satisfies (keyof v.InferOutput<typeof schema>)[][];

/** The bucket that is configured; otherwise files are in a folder. */
export function bucketOf(env: v.InferOutput<typeof schema>): S3Config | undefined {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return url && accessKeyId && secretAccessKey
    ? { url, accessKeyId, secretAccessKey, region: env.S3_REGION }
    : undefined;
}
