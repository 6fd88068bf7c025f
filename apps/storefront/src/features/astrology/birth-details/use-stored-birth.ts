import { type BirthDraft, birthDraft } from "@aradhana/core/birth";
import { readJson } from "@aradhana/core/storage";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { useBrowser } from "../../../shared/services/browser.tsx";

const KEY = "birth_draft";
const stored = v.object({ of: v.string(), birth: birthDraft });

/** The birth that is being filled in for an order or a booking: it lasts as long as the tab, so that a reload loses nothing. */
export function useStoredBirth(of: string, given: BirthDraft) {
  const storage = useBrowser()?.drafts;
  const [birth, setBirth] = useState(given);
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    const saved = storage && readJson(storage, KEY, stored);
    if (saved?.of === of) setBirth(saved.birth);
  }, [storage, of]);
  useEffect(() => {
    if (isTouched) storage?.set(KEY, JSON.stringify({ of, birth }));
  }, [isTouched, storage, of, birth]);

  return {
    birth,
    change(part: Partial<BirthDraft>) {
      setTouched(true);
      setBirth((now) => ({ ...now, ...part }));
    },
    forget() {
      setTouched(false);
      storage?.remove(KEY);
    },
  };
}
