import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Keeps personal data unreadable in the database and makes it findable without opening it. */
export interface Vault {
  /** Encrypts `text` for one place (`orders.contact/ord_…`): copied elsewhere it does not open. */
  seal(place: string, text: string): string;
  open(place: string, sealed: string): string;
  /** A keyed hash, different for each purpose: blind indexes, pepper, fingerprints, derived secrets. */
  mac(purpose: string, text: string): string;
}

const FORMAT = "1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A vault over one 256-bit key; every use gets a key of its own, derived from it (HKDF-SHA256). */
export function createVault(key: Uint8Array): Vault {
  const derive = (use: string) => Buffer.from(hkdfSync("sha256", key, "aradhana", use, 32));
  const sealing = derive("seal");
  const macKeys = new Map<string, Buffer>();

  const macKey = (purpose: string) => {
    const known = macKeys.get(purpose) ?? derive(`mac/${purpose}`);
    macKeys.set(purpose, known);
    return known;
  };

  return {
    seal(place, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealing, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${FORMAT}.${body.toString("base64url")}`;
    },

    open(place, sealed) {
      const [format, encoded] = sealed.split(".");
      if (format !== FORMAT || !encoded) throw new Error(`${place} was not sealed by this vault`);
      const body = Buffer.from(encoded, "base64url");
      const tagAt = body.length - TAG_BYTES;
      const decipher = createDecipheriv("aes-256-gcm", sealing, body.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(body.subarray(tagAt));
      return decipher.update(body.subarray(IV_BYTES, tagAt), undefined, "utf8") + decipher.final("utf8");
    },

    mac: (purpose, text) => createHmac("sha256", macKey(purpose)).update(text).digest("base64url"),
  };
}
