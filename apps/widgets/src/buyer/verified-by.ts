import { phone } from "@aradhana/core/contract";
import type { StoredUser } from "@aradhana/core/user";
import * as v from "valibot";
import type { Buyer } from "./buyer.ts";

/** The verified number of a signed-in user, with its token. */
export function verifiedBy(user: StoredUser | undefined): Buyer["verified"] {
  const known = v.safeParse(phone, user?.userDetails.phone);
  return user && known.success ? { phone: known.output, token: user.token } : undefined;
}
