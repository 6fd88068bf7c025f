const RETRY_AFTER = 300; // ms, specification section 9

/** Fetches a lazy part; a failed fetch is tried once more after 300 ms. */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resume) => setTimeout(resume, RETRY_AFTER));
    return load();
  }
}
