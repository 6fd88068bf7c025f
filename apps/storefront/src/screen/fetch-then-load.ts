import { createPrefetcher } from "@aradhana/core/lazy";
import { nextTask } from "./next-task.ts";

// Of the module, not made anew by whoever uses them: the build puts the call before each `import()`, and a file is
// fetched once for a page.
const prefetchFile = createPrefetcher((address, init) => window.fetch(address, init));
const styled = new Map<string, Promise<void>>();

/**
 * Stands before each `import()` of the build (build/fetch-then-load.ts puts it there): first all files of
 * the lazy part are fetched, where a failure can be mended, and only then does the browser run them.
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

/** What the page itself asked for is on its way to be run already. */
async function script(address: string): Promise<void> {
  if (!document.querySelector(`link[href="${address}"], script[src="${address}"]`))
    await prefetchFile(address);
}

function style(address: string): Promise<void> {
  const putting = styled.get(address) ?? putStyle(address);
  styled.set(address, putting);
  return putting;
}

async function putStyle(address: string): Promise<void> {
  // A disabled one says that its rules are on the page.
  if (document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) return;
  const link = document.createElement("link");
  // It has its place before it has come: sheets of equal weight are read in their order.
  document.head.append(link);
  try {
    await prefetchFile(address);
    await new Promise((done, fail) => {
      link.rel = "stylesheet";
      link.crossOrigin = "";
      link.addEventListener("load", done);
      link.addEventListener("error", () => fail(new Error(`Unable to preload CSS for ${address}`)));
      link.href = address;
    });
  } catch (lost) {
    link.remove();
    styled.delete(address);
    throw lost;
  }
}
