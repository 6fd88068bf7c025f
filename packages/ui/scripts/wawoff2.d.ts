declare module "wawoff2" {
  /** WOFF2 of an uncompressed font. */
  export function compress(sfnt: Uint8Array): Promise<Uint8Array>;
  /** The uncompressed font of a WOFF2. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}
