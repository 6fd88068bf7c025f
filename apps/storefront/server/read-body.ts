/**
 * The body of a request, read completely before it is forwarded: a response before its end would break the connection.
 * A body above `maxBytes` is cut so that the API can still see that it is too large; undefined if there is none.
 */
export async function readBody(
  { body }: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!body) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  // Read to its end although the rest is dropped: a client that is still sending does not read the error.
  for await (const part of body) {
    if (size <= maxBytes) parts.push(part);
    size += part.length;
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, maxBytes + 1));
}
