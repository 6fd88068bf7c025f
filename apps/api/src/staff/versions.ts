import { createHash } from "node:crypto";
import { changedMeanwhile } from "./staff.errors.ts";

/** What staff write, with a name of its content: it changes with what they write, and not with sales, ratings or dates. */
export const withVersion = <Content extends object>(content: Content): Content & { version: string } => ({
  ...content,
  version: createHash("sha256").update(JSON.stringify(content)).digest("base64url"),
});

/** Refuses to save over what the person has not read. The caller has locked what is stored. */
export function assertRead(version: string, stored: { version: string }): void {
  if (version !== stored.version) throw changedMeanwhile();
}
