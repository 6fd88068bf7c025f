import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts personal data and calculates keyed hashes by which it can be found. */
export interface Vault {
  /** Encrypts `text` for one place (`orders.contact/ord_…`): copied elsewhere it does not open. */
  seal(context: string, text: string): string;
  open(context: string, sealed: string): string;
  /** A keyed hash, different for each purpose, such as a blind index, fingerprint or derived secret. */
  mac(purpose: string, text: string): string;
}

/** Sealed before there were several keys, without the id of the key. */
const FIRST_FORMAT = "1";
const FORMAT = "2";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const derive = (key: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync("sha256", key, "aradhana", purpose, 32));

/**
 * Creates a vault from 256-bit keys. Each purpose gets its own key, derived with HKDF-SHA256. The first key seals, each of
 * them opens, and the last one, which is the oldest, calculates the hashes: they must stay the same to be found.
 */
export function createVault(key: Uint8Array, ...keysBefore: readonly Uint8Array[]): Vault {
  const keys = [key, ...keysBefore].map((each) => ({
    id: derive(each, "id").subarray(0, 6).toString("base64url"),
    seal: derive(each, "seal"),
  }));
  const [{ id: ownId, seal: sealKey }] = keys as [(typeof keys)[number]];
  const oldest = keysBefore.at(-1) ?? key;
  const macKeys = new Map<string, Buffer>();

  const macKey = (purpose: string) => {
    const cached = macKeys.get(purpose) ?? derive(oldest, `mac/${purpose}`);
    macKeys.set(purpose, cached);
    return cached;
  };

  return {
    seal(context, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", sealKey, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${FORMAT}.${ownId}.${body.toString("base64url")}`;
    },

    open(context, sealed) {
      const [format, ...rest] = sealed.split(".");
      const [encoded, keyId] = rest.toReversed();
      const fitting = keys.filter(({ id }) =>
        format === FORMAT ? id === keyId : format === FIRST_FORMAT && keyId === undefined,
      );
      if (fitting.length === 0 || !encoded) throw new Error(`${context} was not sealed by this vault`);
      const body = Buffer.from(encoded, "base64url");
      const [used, ...others] = fitting as [(typeof keys)[number], ...typeof keys];
      for (const each of others) {
        try {
          return decrypt(each.seal, context, body);
        } catch {
          // Sealed with another key, or changed: the last one reports it.
        }
      }
      return decrypt(used.seal, context, body);
    },

    mac: (purpose, text) => createHmac("sha256", macKey(purpose)).update(text).digest("base64url"),
  };
}

function decrypt(key: Uint8Array, context: string, body: Buffer): string {
  const tagAt = body.length - TAG_BYTES;
  const decipher = createDecipheriv("aes-256-gcm", key, body.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(body.subarray(tagAt));
  return decipher.update(body.subarray(IV_BYTES, tagAt), undefined, "utf8") + decipher.final("utf8");
}
