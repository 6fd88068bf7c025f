import type { ApiClient } from "@aradhana/core/api";
import { loadWithRetry } from "@aradhana/core/lazy";
import type { NameProposal } from "@aradhana/core/names";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

type Names = typeof import("@aradhana/core/names") &
  typeof import("./ask-spellings.ts") &
  typeof import("./name-spelling.tsx") &
  typeof import("./spelling-memory.ts");

const loadNames = async (): Promise<Names> =>
  Object.assign(
    {},
    ...(await Promise.all([
      import("@aradhana/core/names"),
      import("./ask-spellings.ts"),
      import("./name-spelling.tsx"),
      import("./spelling-memory.ts"),
    ])),
  );

/** Guessing takes a slow phone a moment: it waits until typing pauses, in ms. */
const PAUSE = 250;

interface Options {
  /** As typed. */
  name: string;
  /** Whether the buyer wrote or chose the spelling: then it is not proposed again. */
  isWritten: boolean;
  /** Where the buyer's own spellings are remembered; undefined until the browser's services are there. */
  storage: KeyValueStorage | undefined;
  /** Knows more names than the browser; undefined until the browser's services are there. */
  api: ApiClient | undefined;
  /** Called with the likeliest spelling of the name. */
  onProposal(spelling: string): void;
}

/**
 * Proposals of how a name is written in Devanagari. The lexicon is loaded with the first focus, once per page. Words
 * that it does not have are guessed at once, and asked of the API, unless the buyer has written the spelling by then.
 */
export function useSpellings({ name, isWritten, storage, api, onProposal }: Options) {
  const [names, setNames] = useState<Names | "lost" | undefined>();
  // A new callback is no reason to guess again.
  const latest = useRef({ onProposal, isWritten });
  useLayoutEffect(() => {
    latest.current = { onProposal, isWritten };
  });
  const answers = useRef(new Map<string, readonly string[]>());
  const [proposal, setProposal] = useState<NameProposal & { name: string }>();

  const isNeeded = hasLatin(name) && !isWritten;
  const load = useCallback(() => {
    loadWithRetry(loadNames).then(setNames, () => setNames("lost"));
  }, []);

  useEffect(() => {
    // There can be a name though none was typed: a draft, a browser's form filling.
    if (isNeeded) load();
  }, [isNeeded, load]);

  // Its clean-up runs as the form leaves the page: that of an effect comes later, and a proposal in between would replace
  // the preview by the form.
  useLayoutEffect(() => {
    if (!names || names === "lost" || !hasLatin(name)) return;
    let isCurrent = true;
    const propose = () => {
      const remembered = storage && names.createSpellingMemory(storage).get;
      const answered = (word: string) => answers.current.get(word);
      const found = names.devanagariCandidates(name.trim(), remembered, answered);
      setProposal({ ...found, name });
      latest.current.onProposal(found.spellings[0] ?? "");
      return found.guessed;
    };
    const timer = setTimeout(async () => {
      const words = propose();
      if (!api || words.length === 0 || latest.current.isWritten) return;
      const found = await names.askSpellings(api, words);
      for (const [word, spellings] of found) answers.current.set(word, spellings);
      if (found.length > 0 && isCurrent && !latest.current.isWritten) propose();
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [names, name, storage, api]);

  return {
    load,
    /** Undefined until it is loaded, or where it could not be: then the form goes on without. */
    NameSpelling: names && names !== "lost" ? names.NameSpelling : undefined,
    /** Of this very name. */
    proposal: proposal?.name === name ? proposal : undefined,
    remember(spelling: string) {
      if (storage && names && names !== "lost") names.createSpellingMemory(storage).remember(name, spelling);
    },
  };
}

/** Only Latin letters need a spelling: a name in Devanagari is its own. */
export const hasLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name);
