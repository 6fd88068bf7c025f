import type { LoaderFunction } from "react-router-dom";
import { servicesContext } from "../services/services.ts";

/** What was read of a page before the visitor opened it. */
interface Early {
  data: Promise<unknown>;
  /** Ms since 1970. */
  readAt: number;
}

/** What was read early in this tab, by the address of its page. */
export type EarlyData = Map<string, Early>;

/** The greatest age that is shown, in ms: that of a page from the web server's memory. */
const LIFETIME = 60_000;

export const isRecent = ({ readAt }: Early): boolean => Date.now() - readAt < LIFETIME;

/** A loader that returns recent data which was read early, once. What could not be read early is read now. */
export function withEarlyData(loader: LoaderFunction): LoaderFunction {
  return (args, handler) => {
    const { early } = args.context.get(servicesContext);
    const { url } = args.request;
    const found = early?.get(url);
    if (!found || !isRecent(found)) return loader(args, handler);
    early?.delete(url);
    return found.data.catch(() => loader(args, handler));
  };
}
