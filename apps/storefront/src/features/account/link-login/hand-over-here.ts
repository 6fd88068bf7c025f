import { extractLoginLink, loginHandoverKey } from "@aradhana/core/user";
import { followAddress, handOver } from "./hand-over.ts";

/** Does in the page what our own server does before rendering, for hosts of static files. */
export function handOverHere(): void {
  const taken = extractLoginLink(new URL(window.location.href));
  if (taken?.login) handOver(loginHandoverKey, followAddress(taken.address, taken.login.platform));
  else if (taken) window.location.replace(taken.address);
}
