/** `open`, whose result is the same for all calls; after a failure the next call opens again: the network may be back. */
export function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opened: Promise<Opened> | undefined;
  return () => {
    opened ??= open().catch((lost: unknown) => {
      opened = undefined;
      throw lost;
    });
    return opened;
  };
}
