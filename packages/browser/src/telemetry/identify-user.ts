import type { UserStore } from "@aradhana/core/user";
import type { Telemetry } from "./create-telemetry.ts";

interface Options extends Pick<Telemetry, "analytics" | "reporter"> {
  user: UserStore;
}

/** Gives analytics and the error reporter the opaque id of the signed-in user, now and whenever it changes. */
export function identifyUser({ user, analytics, reporter }: Options): void {
  let current: string | undefined;
  const identify = () => {
    const id = user.getState().user?.userDetails.id;
    if (id === current) return;
    current = id;
    reporter.identify(id);
    if (id) analytics.identify(id);
  };
  user.subscribe(identify);
  identify();
}
