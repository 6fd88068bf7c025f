import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts personal data and calculates keyed hashes by which it can be found. */
export interface Vault {
  /** Encrypts `text` for one place (`orders.contact/ord_…`): copied elsewhere it does not open. */
  seal(context: string, text: string): string;
  open(context: string, sealed: string): string;
  /** A keyed hash, different for each purpose, such as a blind index, fingerprint or derived secret. */
  mac(purpose: string, text: string): string;
}

const FORMAT = "1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates a vault from a 256-bit key. Each purpose gets its own key, derived with HKDF-SHA256. */
export function createVault(key: Uint8Array): Vault {
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", key, "aradhana", purpose, 32));
  const sealKey = derive("seal");
  const macKeys = new Map<string, Buffer>();

  const macKey = (purpose: string) => {
    const cached = macKeys.get(purpose) ?? derive(`mac/${purpose}`);
    macKeys.set(purpose, cached);
    return cached;
  };

  return {
    seal(context, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealKey, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${FORMAT}.${body.toString("base64url")}`;
    },

    open(context, sealed) {
      const [format, encoded] = sealed.split(".");
      if (format !== FORMAT || !encoded) throw new Error(`${context} was not sealed by this vault`);
      const body = Buffer.from(encoded, "base64url");
      const tagAt = body.length - TAG_BYTES;
      const decipher = createDecipheriv("aes-256-gcm", sealKey, body.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(body.subarray(tagAt));
      return decipher.update(body.subarray(IV_BYTES, tagAt), undefined, "utf8") + decipher.final("utf8");
    },

    mac: (purpose, text) => createHmac("sha256", macKey(purpose)).update(text).digest("base64url"),
  };
}
