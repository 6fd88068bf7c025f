const RETRY_AFTER = 300; // ms, specification section 9

/** How Chromium and Firefox say which module they could not fetch. */
const lostModule = /dynamically imported module: (https?:\/\/\S+)$/;

/**
 * Fetches a lazy module; a failed fetch is tried once more after 300 ms. Browsers remember an address that
 * brought no module for as long as the page stands: the second try puts a query behind it.
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  fetchAnew: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  try {
    return await load();
  } catch (lost) {
    await new Promise((resume) => setTimeout(resume, RETRY_AFTER));
    const address = lost instanceof Error && lostModule.exec(lost.message)?.[1];
    return address ? fetchAnew(`${address}?again`) : load();
  }
}
