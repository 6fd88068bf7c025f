import { AwsClient } from "aws4fetch";
import type { FileStorage } from "./file-storage.ts";

export interface S3Config {
  /** The address of the bucket, such as `https://s3.ap-south-1.amazonaws.com/recordings`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const SMALL_MS = 10_000;
/** A recording of a gigabyte at 10 MB per second, twice. */
const LARGE_MS = 200_000;

/** Files in a bucket of S3, or of a service that speaks its API. */
export function s3Storage({ url, ...account }: S3Config): FileStorage {
  const client = new AwsClient({ ...account, service: "s3", retries: 2 });
  const addressOf = (name: string) => `${url.replace(/\/$/, "")}/${name}`;
  /** Streams are sent unsigned: signing them would need all their bytes in memory. TLS protects them. */
  const unsigned = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
  const failed = (method: string, { status }: Response) => new Error(`S3: ${method} answered ${status}`);

  return {
    async put(name, file) {
      // Signed first: the client would read the body of its own fetch into memory to retry it.
      const request = await client.sign(addressOf(name), { method: "PUT", headers: unsigned });
      const response = await fetch(request.url, {
        ...{ method: "PUT", headers: request.headers, body: file },
        signal: AbortSignal.timeout(LARGE_MS),
      });
      if (!response.ok) throw failed("PUT", response);
    },
    async open(name, range) {
      const headers = { ...unsigned, ...(range && { range: `bytes=${range.first}-${range.last}` }) };
      const response = await client.fetch(addressOf(name), { headers });
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) throw failed("GET", response);
      return response.body;
    },
    async remove(name) {
      const response = await client.fetch(addressOf(name), {
        ...{ method: "DELETE", signal: AbortSignal.timeout(SMALL_MS) },
      });
      if (!response.ok && response.status !== 404) throw failed("DELETE", response);
    },
  };
}
