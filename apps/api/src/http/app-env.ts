import type { PasskeyState, StaffRole } from "@aradhana/core/staff";
import type { Clock } from "../clock.ts";

/** The signed-in member of staff. */
export type SignedInStaff = {
  id: string;
  role: StaffRole;
  astrologerId: string | null;
  passkey: PasskeyState;
};

/** The variables in every handler's context. */
export type AppEnv = {
  Variables: {
    requestId: string;
    clock: Clock;
    /** The visitor's IP address, or "unknown" without a socket, as in tests. */
    clientAddress: string;
    /** The visitor's country by a header of our edge, and the name of that header. */
    edgeCountry?: { code: string; header: string };
    /** Set by `staffOnly`. */
    staff?: SignedInStaff;
  };
};
