import { createPrefetcher } from "@aradhana/core/lazy";
import { nextTask } from "./next-task.ts";

/** The files of all parts, each part by the numbers of its files, its own first. Written by build/fetch-then-load.ts. */
interface PartList {
  files: readonly string[];
  parts: readonly (readonly number[])[];
}

// Module state: the build puts a call before each `import()`, and a file is fetched once per page.
const prefetchFile = createPrefetcher((address, init) => window.fetch(address, init));
const styled = new Map<string, Promise<void>>();
let listed: PartList | undefined;

/**
 * Wraps each `import()` of the build (see build/fetch-then-load.ts): all files of the lazy part are fetched first,
 * where a failure can be retried, and only then run by the browser. `own` is its file; if it needs others, something follows it,
 * and they are in the `list`.
 */
export async function fetchThenLoad<Part>(
  load: () => Promise<Part>,
  [own, ...others]: readonly string[] = [],
  list = "",
): Promise<Part> {
  if (own) await settled((await filesOf(own, others.length > 0, list)).map(fetchFile));
  return load();
}

/** Waits for all files, lost ones too: a retry that shared a request still pending would fail with it. */
async function settled(files: readonly Promise<void>[]): Promise<void> {
  const lost = (await Promise.allSettled(files)).find(({ status }) => status === "rejected");
  if (lost?.status === "rejected") throw lost.reason;
}

async function filesOf(own: string, needsOthers: boolean, list: string): Promise<readonly string[]> {
  // What the page requested by itself has all its files there.
  if (!needsOthers || isOnPage(addressOf(own))) return [own];
  const { files, parts } = await readList(addressOf(list));
  const number = files.indexOf(own);
  return parts.find(([first]) => first === number)?.flatMap((each) => files[each] ?? []) ?? [own];
}

async function readList(address: string): Promise<PartList> {
  if (listed) return listed;
  await prefetchFile(address);
  try {
    // From the browser's cache, which may have dropped it since.
    listed = (await (await window.fetch(address)).json()) as PartList;
  } catch (cause) {
    throw new Error(`Loading chunk ${address} failed`, { cause });
  }
  return listed;
}

const addressOf = (file: string) => import.meta.env.BASE_URL + file;

async function fetchFile(file: string): Promise<void> {
  const address = addressOf(file);
  await nextTask();
  if (address.endsWith(".css")) return style(address);
  if (!isOnPage(address)) await prefetchFile(address);
}

/** Files that the page itself requested are already being fetched. */
const isOnPage = (address: string) =>
  document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null;

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
