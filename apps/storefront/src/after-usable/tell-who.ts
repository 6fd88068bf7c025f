import type { BrowserServices } from "../services/browser.tsx";

type Told = Pick<BrowserServices, "user" | "analytics" | "reporter">;

/** Tells analytics and the error reporter who is signed in, by the opaque id of the stored user, and when nobody is. */
export function tellWho({ user, analytics, reporter }: Told): void {
  let told: string | undefined;
  const tell = () => {
    const id = user.getState().user?.userDetails.id;
    if (id === told) return;
    told = id;
    reporter.identify(id);
    if (id) analytics.identify(id);
  };
  user.subscribe(tell);
  tell();
}
