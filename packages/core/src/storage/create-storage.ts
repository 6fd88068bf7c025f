/** Text by key, as `localStorage` keeps it. Never throws and never loses what it said it kept. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
  keys(): string[];
}

type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "key" | "length">;

/**
 * The browser's storage where it works, memory where it is missing, blocked, full or throwing (ruling
 * D18). What the browser would not keep stays readable until the page is left.
 */
export function createStorage(open: () => WebStorage | null | undefined): KeyValueStorage {
  const memory = createMemory();
  const web = attempt(open);
  return web ? withMemory(web, memory) : memory;
}

function createMemory(): KeyValueStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
  };
}

function withMemory(web: WebStorage, memory: KeyValueStorage): KeyValueStorage {
  return {
    get: (key) => memory.get(key) ?? attempt(() => web.getItem(key)) ?? null,
    set(key, value) {
      const kept = attempt(() => {
        web.setItem(key, value);
        return true;
      });
      if (kept) return memory.remove(key);
      memory.set(key, value);
      // What stood there before is over: after a reload it would be somebody else's, or out of date.
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
      const kept = attempt(() => Array.from({ length: web.length }, (_, at) => web.key(at))) ?? [];
      return [...new Set([...kept.filter((key) => key !== null), ...memory.keys()])];
    },
  };
}

/** A blocked storage throws at any touch: in frames, in private windows, by policy, or when it is full. */
function attempt<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
