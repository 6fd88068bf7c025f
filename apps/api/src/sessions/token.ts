import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: a secret that is given out once and stored as its hash. */
export const newToken = () => randomBytes(32).toString("base64url");

/** What is stored of a token. It is random enough to need no salt. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");
