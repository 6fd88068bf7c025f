import type { Context } from "hono";
import type { Vault } from "../vault/create-vault.ts";

/** A UUID, possibly without hyphens. A shorter id could be guessed, so it is ignored. */
const SESSION_ID = /^[0-9a-fA-F-]{32,36}$/;

/** The keyed hash of a browser's session id; undefined if the id is missing or malformed. */
export const sessionIndex = (vault: Vault, id: string | undefined) =>
  id && SESSION_ID.test(id) ? vault.mac("session", id) : undefined;

/** The session index of the browser that sent this request. */
export const sessionOf = (c: Context, vault: Vault) => sessionIndex(vault, c.req.header("x-session-id"));
