import { MAX_BODY_BYTES } from "@aradhana/core/contract";

/**
 * The body of a request, read whole before it is handed on: an answer that comes before its end would break
 * the line it is sent on. Of one too large as much as lets the API see that; undefined where there is none.
 */
export async function readBody({ body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // To its end, though no more is kept: who still sends does not hear a refusal.
  for await (const part of body) {
    if (size <= MAX_BODY_BYTES) parts.push(part);
    size += part.length;
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, MAX_BODY_BYTES + 1));
}
