declare module "wawoff2" {
  /** Compresses a font to WOFF2. */
  export function compress(sfnt: Uint8Array): Promise<Uint8Array>;
  /** Decompresses a WOFF2 font. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}
