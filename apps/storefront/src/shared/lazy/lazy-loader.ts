import { loadWithRetry, openOnce } from "@aradhana/browser/lazy";
import type { LoaderFunctionArgs } from "react-router-dom";

type Loader<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

/**
 * A loader whose code (API client, schemas) is fetched when it first runs. A page that the server
 * rendered contains its data and needs none of it to become interactive.
 */
export function lazyLoader<Data>(load: () => Promise<{ loader: Loader<Data> }>): Loader<Data> {
  const open = openOnce(() => loadWithRetry(load));
  return async (args) => (await open()).loader(args);
}
