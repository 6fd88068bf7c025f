/**
 * Keys that make a request repeatable: the same key for the same request until its result is known, so that pressing
 * again after a lost response does nothing twice.
 */
export function createRepeatableKeys(newKey: () => string = () => crypto.randomUUID()) {
  const open = new Map<string, string>();
  return {
    keyOf(path: string, body: unknown): string {
      const request = `${path} ${JSON.stringify(body)}`;
      const key = open.get(request) ?? newKey();
      open.set(request, key);
      return key;
    },
    /** The result is known: the same request is a new one from now on. */
    close(path: string, body: unknown): void {
      open.delete(`${path} ${JSON.stringify(body)}`);
    },
  };
}
