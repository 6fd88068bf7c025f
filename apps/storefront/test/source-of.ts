/** A value that a test changes while a component shows it, for `useSyncExternalStore`. */
export interface Source<Value> {
  subscribe(changed: () => void): () => void;
  get(): Value;
  set(next: Value): void;
}

export function sourceOf<Value>(first: Value): Source<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    get: () => value,
    set(next) {
      value = next;
      for (const changed of listeners) changed();
    },
  };
}
