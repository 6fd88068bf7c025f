import { extractLoginLink, loginHandoverKey } from "@aradhana/core/user";
import { followAddress, handOver } from "./hand-over.ts";

/** What our own server does before any page is made, done by the page itself on a host of plain files. */
export function handOverHere(): void {
  const taken = extractLoginLink(new URL(window.location.href));
  if (taken?.login) handOver(loginHandoverKey, followAddress(taken.address, taken.login.platform));
  else if (taken) window.location.replace(taken.address);
}
