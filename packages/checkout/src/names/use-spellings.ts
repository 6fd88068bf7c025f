import { loadWithRetry } from "@aradhana/core/lazy";
import type { NameProposal } from "@aradhana/core/names";
import type { KeyValueStorage } from "@aradhana/core/storage";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

type Names = typeof import("@aradhana/core/names") &
  typeof import("./name-spelling.tsx") &
  typeof import("./spelling-memory.ts");

const loadNames = async (): Promise<Names> =>
  Object.assign(
    {},
    ...(await Promise.all([
      import("@aradhana/core/names"),
      import("./name-spelling.tsx"),
      import("./spelling-memory.ts"),
    ])),
  );

/** Guessing takes a slow phone a moment: it waits until typing pauses, in ms. */
const PAUSE = 250;

interface Options {
  /** As typed. */
  name: string;
  /** Whether there is a name to spell, also where none was typed: a draft, a browser's form filling. */
  isNeeded: boolean;
  /** Where the buyer's own spellings are remembered; undefined until the browser's services are there. */
  storage: KeyValueStorage | undefined;
  /** Called with the likeliest spelling of the name. */
  onProposal(spelling: string): void;
}

/** Proposals of how a name is written in Devanagari. The lexicon is loaded with the first focus, once per page. */
export function useSpellings({ name, isNeeded, storage, onProposal }: Options) {
  const [names, setNames] = useState<Names | "lost" | undefined>();
  // A new callback is no reason to guess again.
  const latest = useRef(onProposal);
  useLayoutEffect(() => {
    latest.current = onProposal;
  });
  const [proposal, setProposal] = useState<NameProposal & { name: string }>();

  const load = useCallback(() => {
    loadWithRetry(loadNames).then(setNames, () => setNames("lost"));
  }, []);

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  useEffect(() => {
    if (!names || names === "lost" || !hasLatin(name)) return;
    const timer = setTimeout(() => {
      const remembered = storage && names.createSpellingMemory(storage).get;
      const found = names.devanagariCandidates(name.trim(), remembered);
      setProposal({ ...found, name });
      latest.current(found.spellings[0] ?? "");
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [names, name, storage]);

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
