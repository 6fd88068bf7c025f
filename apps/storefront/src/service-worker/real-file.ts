/** Whether it is a page, which some hosts send for a missing file, even with the type of a script or stylesheet. */
async function isPage(response: Response): Promise<boolean> {
  const type = response.headers.get("content-type") ?? "";
  if (/html/.test(type)) return true;
  return /javascript|css/.test(type) && /^\s*</.test(await response.clone().text());
}

interface SavedCopy {
  cachedResponse?: Response;
  request: Request;
}

/**
 * Saves a file of the application unless a page came in its place. A request that bypasses the browser's cache, as a
 * retry does, gets no saved copy either.
 */
export const realFile = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !(await isPage(response)) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, request }: SavedCopy) =>
    request.cache === "reload" ? null : cachedResponse,
};
