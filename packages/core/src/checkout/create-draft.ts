import { createStore, type StoreApi } from "zustand/vanilla";
import type { CountryCode } from "../country/index.ts";
import { type Draft, mergeDraft, movedTo } from "./draft.ts";
import type { StoredDrafts } from "./stored-drafts.ts";

export interface DraftState {
  draft: Draft;
  /** Whether it was restored from storage. */
  isRestored: boolean;
}

/** Changes some fields. A function receives the current draft, for callers that waited for a response. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export interface DraftStore extends Pick<StoreApi<DraftState>, "getState" | "subscribe"> {
  /** Merges the stored draft of this item, after `adapt`, and saves every change from then on. */
  restore(drafts: StoredDrafts, adapt: (saved: Draft) => Draft): void;
  /** A change by the buyer. Saved synchronously, because the page may be closed at any moment. */
  change(part: DraftChange): void;
  /** A preselection from the URL, which is not saved. */
  preset(part: Partial<Draft>): void;
  /** The buyer's country turns out to be another: no change by the buyer, and not saved. */
  moveTo(country: CountryCode): void;
  /** Discards what was filled in. */
  startOver(blank: Draft): void;
}

/** The state of one unfinished booking. `now` is in milliseconds since the epoch. */
export function createDraft(blank: Draft, now: () => number): DraftStore {
  const { getState, subscribe, setState } = createStore<DraftState>(() => ({
    draft: blank,
    isRestored: false,
  }));
  let stored: StoredDrafts | undefined;
  /** What a restored draft is compared with, to find what the buyer has typed since. */
  let untouched = blank;

  return {
    getState,
    subscribe,
    restore(drafts, adapt) {
      if (stored) return;
      stored = drafts;
      const { draft } = getState();
      const saved = drafts.get(draft.itemId);
      if (saved) setState({ draft: mergeDraft(adapt(saved), untouched, draft), isRestored: true });
      if (draft.at > blank.at) drafts.save(getState().draft);
    },
    change(part) {
      const { draft } = getState();
      const next = { ...draft, ...(typeof part === "function" ? part(draft) : part), at: now() };
      setState({ draft: next });
      stored?.save(next);
    },
    preset: (part) => setState(({ draft }) => ({ draft: { ...draft, ...part } })),
    moveTo(country) {
      const { draft } = getState();
      if (country === draft.country) return;
      const moved = movedTo(country, draft);
      untouched = { ...untouched, ...moved };
      setState({ draft: { ...draft, ...moved } });
    },
    startOver(fresh) {
      setState({ draft: fresh, isRestored: false });
      stored?.remove(fresh.itemId);
    },
  };
}
