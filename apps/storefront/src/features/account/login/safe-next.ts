import { parseAddress } from "@aradhana/core/address";

const base = "http://here.invalid";

/**
 * Where to go after signing in: a path of ours, else home. Read by the address parser itself, since
 * look-alikes such as `/\evil.test` or `/<tab>/evil.test` get past any comparison of text.
 */
export function safeNext(next: string | null | undefined): string {
  const address = next ? parseAddress(next, base) : undefined;
  if (!address) return "/";
  const { origin, pathname, search, hash } = address;
  // A path may itself begin with two slashes, which a browser reads as another host.
  return origin === base && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : "/";
}

/** Screens that nobody may use unnamed (ruling D20): coming from these, a guest has nowhere to go on to. */
const personal = /^\/(orders|puja\/sankalp|kundali-report|chats?|astro\/consultation)(\/|$)/;

/** Whether a guest may go on to `path` without signing in. */
export function allowsGuests(path: string): boolean {
  return !personal.test(path) && !/[?&]panel=(account|orders)(&|$)/.test(path);
}
