import { parseAddress } from "@aradhana/core/address";

const base = "http://here.invalid";

/**
 * The page after signing in: a path of ours, otherwise home. Parsed as an address, since a comparison of text would
 * accept paths such as `/\evil.test` or `/<tab>/evil.test`.
 */
export function safeNext(next: string | null | undefined): string {
  const address = next ? parseAddress(next, base) : undefined;
  if (!address) return "/";
  const { origin, pathname, search, hash } = address;
  // A path may itself begin with two slashes, which a browser reads as another host.
  return origin === base && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : "/";
}

/** Screens that need a login (ruling D20): coming from these, a guest cannot continue. */
const personal = /^\/(orders|puja\/sankalp|kundali-report|chats?|astro\/consultation|astro\/booking)(\/|$)/;

/** Whether a guest may open `path` without signing in. */
export function allowsGuests(path: string): boolean {
  return !personal.test(path) && !/[?&]panel=(account|orders)(&|$)/.test(path);
}
