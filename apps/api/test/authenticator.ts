import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64Url = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/** CBOR of 24 to 255 bytes. */
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);
/** CBOR of a text of up to 23 characters. */
const text = (data: string) => Buffer.concat([Buffer.from([0x60 + data.length]), Buffer.from(data)]);

/** Flags of the authenticator's data: WebAuthn, 6.1. */
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

interface Forgery {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether its user gave a fingerprint or PIN. */
  isVerified?: boolean;
  counter?: number;
  credentialId?: string;
}

/** A passkey in software, with its own pair of keys. It counts its uses. */
export function createAuthenticator({ origin = "http://localhost:4300" } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(20);
  let uses = 0;

  const clientData = (type: string, challenge: string, forged: Forgery) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...forgedClient(forged) }));
  const forgedClient = ({ origin: forgedOrigin, challenge }: Forgery) => ({
    ...(forgedOrigin && { origin: forgedOrigin }),
    ...(challenge && { challenge }),
  });
  const authenticatorData = (rpId: string, forged: Forgery, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forged.counter ?? uses);
    const flags = PRESENT | (forged.isVerified === false ? 0 : VERIFIED) | (rest.length > 0 ? WITH_KEY : 0);
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.from([flags]), counter, rest]);
  };
  // EC2, ES256, P-256 and the point: RFC 9053, 7.1.1.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, "base64url")),
  ]);
  const id = base64Url(credentialId);
  const credential = { id, rawId: id, type: "public-key", clientExtensionResults: {} };

  return {
    id,
    /** What a browser returns for `navigator.credentials.create`. */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }, forged: Forgery = {}) {
      const attested = Buffer.concat([
        ...[Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey],
      ]);
      const data = bytes(authenticatorData(rp.id, forged, attested));
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
        ...[text("authData"), data],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64Url(clientData("webauthn.create", challenge, forged)),
          attestationObject: base64Url(attestation),
          transports: ["internal"],
        },
      };
    },
    /** What it returns for `navigator.credentials.get`. */
    get({ challenge, rpId }: { challenge: string; rpId: string }, forged: Forgery = {}) {
      uses += 1;
      const client = clientData("webauthn.get", challenge, forged);
      const data = authenticatorData(rpId, forged);
      const name = forged.credentialId ?? id;
      return {
        ...{ ...credential, id: name, rawId: name },
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
