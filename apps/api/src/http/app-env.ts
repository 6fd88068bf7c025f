import type { Clock } from "../clock.ts";

/** What every handler finds in its context. */
export type AppEnv = {
  Variables: {
    requestId: string;
    clock: Clock;
    /** The visitor's address; of its kind "unknown" where there is no socket, as in tests. */
    clientAddress: string;
    /** What the edge says of the visitor's country, and the header that said it. */
    edgeCountry?: { code: string; header: string };
  };
};
