import type { Passkey } from "@aradhana/core/staff";
import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useListContext } from "react-admin";
import { useAction } from "../api/use-action.ts";

const others = "Whoever is signed in with it is signed out at once, also here.";
const last =
  "It is your only passkey. Then an OTP alone signs you in, and until you add another one you cannot manage staff, partners, coupons and the shop’s facts, or approve refunds. You are signed out now.";

/** Removes a passkey, after saying what follows. */
export function RemovePasskey({ id, name }: Passkey) {
  const [isAsking, setAsking] = useState(false);
  const { total } = useListContext();
  const { run, isPending } = useAction({ done: "The passkey was removed." });
  const isLast = total === 1;
  return (
    <>
      <Button disabled={isPending} aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Remove ${name}?`}
        content={isLast ? last : others}
        confirm={isLast ? "Remove my only passkey" : "Remove it"}
        onConfirm={() => {
          run(`passkey/${id}/remove`, { leaves_none: isLast });
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
