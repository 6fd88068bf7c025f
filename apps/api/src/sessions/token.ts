import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, which is stored as a hash. */
export const newToken = () => randomBytes(32).toString("base64url");

/** The hash of a token. Tokens are random enough to need no salt. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
