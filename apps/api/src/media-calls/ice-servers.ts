import { createHmac, randomUUID } from "node:crypto";
import type { IceServers } from "@aradhana/core/media-call";

/** Servers that help two browsers to reach each other; without any they do so in one network only. */
export interface IceConfig {
  stunUrls: readonly string[];
  turnUrls: readonly string[];
  /** The secret that is shared with the TURN server (`use-auth-secret` of coturn). */
  turnSecret: string | undefined;
}

/** Longer than any session: a connection is also restored with it. */
const VALID_MS = 2 * 3_600_000;

/** The servers for one call. A name at the TURN server is valid for two hours and says nothing about its user. */
export function iceServersFor({ stunUrls, turnUrls, turnSecret }: IceConfig, now: Date): IceServers {
  const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (turnUrls.length === 0 || turnSecret === undefined) return stun;
  const username = `${Math.floor((now.getTime() + VALID_MS) / 1000)}:${randomUUID()}`;
  const credential = createHmac("sha1", turnSecret).update(username).digest("base64");
  return [...stun, { urls: [...turnUrls], username, credential }];
}
