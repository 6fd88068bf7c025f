import { pathTo } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { HeartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { useEffect, useState } from "react";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser, useOpenBrowser } from "../../../shared/services/browser.tsx";
import styles from "./save-gem.module.css";
import { MOST_SAVED, readSavedGems, savedGemsAnchor, toggleSavedGem } from "./saved-gem-ids.ts";

/** Saves a stone in this browser, or removes it again. */
export function SaveGem({ id }: { id: string }) {
  const t = useText(gemPageText).save;
  const storage = useBrowser()?.storage;
  const openBrowser = useOpenBrowser();
  const [isSaved, setIsSaved] = useState(false);
  const [outcome, setOutcome] = useState<"done" | "removed" | "full">();
  useEffect(() => {
    if (storage) setIsSaved(readSavedGems(storage).includes(id));
  }, [storage, id]);

  async function toggle() {
    const { storage } = await openBrowser();
    const before = readSavedGems(storage).includes(id);
    const after = toggleSavedGem(storage, id);
    setIsSaved(after);
    setOutcome(before ? "removed" : after ? "done" : "full");
  }

  return (
    <>
      <Button
        variant="line"
        size="sm"
        className={styles.save}
        aria-pressed={isSaved}
        onClick={() => void toggle()}
      >
        <HeartIcon />
        {t.save}
      </Button>
      <span role="status" className={styles.outcome}>
        {outcome && (outcome === "full" ? t.full(MOST_SAVED) : t[outcome])}
      </span>
      {(outcome === "full" || isSaved) && (
        <Link variant="more" href={`${pathTo("/gemstones")}#${savedGemsAnchor}`}>
          {t.see}
        </Link>
      )}
    </>
  );
}
