import { createDraft, type Draft, type StoredDrafts } from "@aradhana/core/checkout";
import type { CountryCode } from "@aradhana/core/country";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

interface Options {
  /** Of the visitor. It may become known, or be chosen, while the booking is open. */
  country: CountryCode;
  /** The empty draft of the first render. */
  blank(): Draft;
  /** The stored drafts; undefined until the browser's storage is available. Input typed before that is merged. */
  drafts: StoredDrafts | undefined;
  /** Removes from a saved draft what is no longer available. */
  adapt(saved: Draft): Draft;
}

/** The draft of one booking: restored from storage and saved at each change. */
export function useDraft({ country, blank, drafts, adapt }: Options) {
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
  useEffect(() => {
    store.moveTo(country);
  }, [store, country]);

  const { change, preset, startOver } = store;
  return { draft, isRestored, change, preset, startOver };
}
