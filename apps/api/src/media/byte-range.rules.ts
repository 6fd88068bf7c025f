/** The first and last byte, inclusive. */
export type ByteRange = { first: number; last: number };

/**
 * Parses a `Range` header for a file of `size` bytes. `undefined` means that the whole file must be sent (no header,
 * several ranges or another unit), "none" that the range is not satisfiable. RFC 9110, section 14.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "none" | undefined {
  const [, from, to] = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/) ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const suffix = Math.min(Number(to), size);
    return suffix === 0 ? "none" : { first: size - suffix, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "none" : { first, last };
}
