import { createStore, type StoreApi } from "zustand/vanilla";
import { type Draft, mergeDraft } from "./draft.ts";
import type { StoredDrafts } from "./stored-drafts.ts";

export interface DraftState {
  draft: Draft;
  /** Whether it was filled in before this page was there. */
  isRestored: boolean;
}

/** Changes some fields; a function is given the draft as it is by then, for callers that waited for something. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export interface DraftStore extends Pick<StoreApi<DraftState>, "getState" | "subscribe"> {
  /** Merges what `drafts` has of this item, as `adapt` changes it, and saves every change there from now on. */
  restore(drafts: StoredDrafts, adapt: (saved: Draft) => Draft): void;
  /** A change by the buyer; saved at once, so that it outlives a page that is left in the same moment. */
  change(part: DraftChange): void;
  /** What the address names: no choice of the buyer's yet. */
  preset(part: Partial<Draft>): void;
  /** Discards what was filled in. */
  startOver(blank: Draft): void;
}

/** One booking that is being filled in. `now` is in milliseconds since the epoch. */
export function createDraft(blank: Draft, now: () => number): DraftStore {
  const { getState, subscribe, setState } = createStore<DraftState>(() => ({
    draft: blank,
    isRestored: false,
  }));
  let stored: StoredDrafts | undefined;

  return {
    getState,
    subscribe,
    restore(drafts, adapt) {
      if (stored) return;
      stored = drafts;
      const { draft } = getState();
      const saved = drafts.get(draft.itemId);
      if (saved) setState({ draft: mergeDraft(adapt(saved), blank, draft), isRestored: true });
      if (draft.at > blank.at) drafts.save(getState().draft);
    },
    change(part) {
      const { draft } = getState();
      const next = { ...draft, ...(typeof part === "function" ? part(draft) : part), at: now() };
      setState({ draft: next });
      stored?.save(next);
    },
    preset: (part) => setState(({ draft }) => ({ draft: { ...draft, ...part } })),
    startOver(fresh) {
      setState({ draft: fresh, isRestored: false });
      stored?.remove(fresh.itemId);
    },
  };
}
