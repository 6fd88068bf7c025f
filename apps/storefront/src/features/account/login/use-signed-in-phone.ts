import { type Phone, phone } from "@aradhana/core/contract";
import { useMemo } from "react";
import * as v from "valibot";
import { useUser } from "../../../shared/services/browser.tsx";

/** The phone number of the signed-in user, from the stored record. */
export function useSignedInPhone(): Phone | undefined {
  const user = useUser();
  return useMemo(() => {
    const known = v.safeParse(phone, user?.userDetails.phone);
    return known.success ? known.output : undefined;
  }, [user]);
}
