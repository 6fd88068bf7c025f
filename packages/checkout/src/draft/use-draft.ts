import { createDraft, type Draft, type StoredDrafts } from "@aradhana/core/checkout";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

interface Options {
  /** A draft that nobody has filled in, as the page first shows it. */
  blank(): Draft;
  /** Where drafts are stored; undefined until that can be read: it is merged then with what was typed meanwhile. */
  drafts: StoredDrafts | undefined;
  /** What of a saved draft can be continued now. */
  adapt(saved: Draft): Draft;
}

/** One booking that is being filled in, restored from where it was left and saved at each change. */
export function useDraft({ blank, drafts, adapt }: Options) {
  const [store] = useState(() => {
    const created = createDraft(blank(), () => Date.now());
    if (drafts) created.restore(drafts, adapt);
    return created;
  });
  const { draft, isRestored } = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  const latest = useRef(adapt);
  useLayoutEffect(() => {
    latest.current = adapt;
  });
  useEffect(() => {
    if (drafts) store.restore(drafts, latest.current);
  }, [store, drafts]);

  const { change, preset, startOver } = store;
  return { draft, isRestored, change, preset, startOver };
}
