import { createPrefetcher } from "@aradhana/core/lazy";
import { nextTask } from "./next-task.ts";

// Module state: the build puts a call before each `import()`, and a file is fetched once per page.
const prefetchFile = createPrefetcher((address, init) => window.fetch(address, init));
const styled = new Map<string, Promise<void>>();

/**
 * Wraps each `import()` of the build (see build/fetch-then-load.ts): all files of the lazy part are fetched first,
 * where a failure can be retried, and only then run by the browser.
 */
export async function fetchThenLoad<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const addresses = files.map((file) => import.meta.env.BASE_URL + file);
  await Promise.all(
    addresses.map(async (address) => {
      await nextTask();
      await (address.endsWith(".css") ? style(address) : script(address));
    }),
  );
  return load();
}

/** Files that the page itself requested are already being fetched. */
async function script(address: string): Promise<void> {
  if (!document.querySelector(`link[href="${address}"], script[src="${address}"]`))
    await prefetchFile(address);
}

function style(address: string): Promise<void> {
  const adding = styled.get(address) ?? addStyle(address);
  styled.set(address, adding);
  return adding;
}

async function addStyle(address: string): Promise<void> {
  // A disabled link marks rules that are already on the page.
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return;
  const link = document.createElement("link");
  // Inserted before it is fetched: rules of equal specificity apply in document order.
  document.head.append(link);
  try {
    await prefetchFile(address);
    await new Promise((resolve, reject) => {
      link.rel = "stylesheet";
      link.crossOrigin = "";
      link.addEventListener("load", resolve);
      link.addEventListener("error", () => reject(new Error(`Unable to preload CSS for ${address}`)));
      link.href = address;
    });
  } catch (lost) {
    link.remove();
    styled.delete(address);
    throw lost;
  }
}
