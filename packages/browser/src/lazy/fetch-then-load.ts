import { createPrefetcher } from "@aradhana/core/lazy";
import { nextTask } from "./next-task.ts";

// Module state: the build puts a call before each `import()`, and a file is fetched once per page.
const prefetchFile = createPrefetcher((address, init) => window.fetch(address, init));
const styled = new Map<string, Promise<void>>();

/**
 * Stands before each `import()` of the build (build/fetch-then-load.ts puts it there): first all files of the lazy
 * part are fetched, where a failure can be retried, and only then does the browser run them.
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

/** What the page itself asked for is being fetched already. */
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
  // A disabled link says that its rules are on the page.
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return;
  const link = document.createElement("link");
  // Placed before it has been fetched: sheets of equal weight apply in document order.
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
