import type { Context } from "hono";
import type { Vault } from "../vault/create-vault.ts";

/** A UUID without one hyphen or all: what is shorter could be guessed, and opens nothing. */
const SESSION_ID = /^[0-9a-fA-F-]{32,36}$/;

/** The keyed hash of a browser's session id; nothing for an id nobody's browser made. */
export const sessionIndex = (vault: Vault, id: string | undefined) =>
  id && SESSION_ID.test(id) ? vault.mac("session", id) : undefined;

/** That of the browser which sent this request. */
export const sessionOf = (c: Context, vault: Vault) => sessionIndex(vault, c.req.header("x-session-id"));
