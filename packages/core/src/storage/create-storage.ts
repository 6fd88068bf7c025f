/** Text by key, like `localStorage`. Never throws and never loses a stored value. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): string[];
}

type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "key" | "length">;

/**
 * The browser's storage, or memory when that is missing, blocked, full or throwing (ruling D18). A value the
 * browser did not store stays readable until the page is left.
 */
export function createStorage(open: () => WebStorage | null | undefined): KeyValueStorage {
  const memory = createMemory();
  const web = attempt(open);
  return web ? withMemory(web, memory) : memory;
}

function createMemory(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    keys: () => [...entries.keys()],
  };
}

function withMemory(web: WebStorage, memory: KeyValueStorage): KeyValueStorage {
  return {
    get: (key) => memory.get(key) ?? attempt(() => web.getItem(key)) ?? null,
    set(key, value) {
      const isStored = attempt(() => {
        web.setItem(key, value);
        return true;
      });
      if (isStored) return memory.remove(key);
      memory.set(key, value);
      // Remove the replaced value: after a reload it would be out of date, or another person's.
      attempt(() => web.removeItem(key));
    },
    remove(key) {
      memory.remove(key);
      attempt(() => web.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt(() => web.clear());
    },
    keys() {
      const found = attempt(() => Array.from({ length: web.length }, (_, at) => web.key(at))) ?? [];
      return [...new Set([...found.filter((key) => key !== null), ...memory.keys()])];
    },
  };
}

/** A blocked storage throws on any access: in frames, in private windows, by policy, or when full. */
function attempt<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
