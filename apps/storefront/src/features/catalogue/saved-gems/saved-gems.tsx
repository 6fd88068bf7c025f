import { gemsByIds } from "@aradhana/core/goods";
import { Button } from "@aradhana/ui/button";
import { CardSkeleton } from "@aradhana/ui/card";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { GemTile } from "../../../lines/gemstone/gem-tile.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import { type BrowserServices, useBrowser } from "../../../shared/services/browser.tsx";
import { cardSizes } from "../list/card-sizes.ts";
import { readSavedGems, savedGemsAnchor, toggleSavedGem } from "./saved-gem-ids.ts";
import styles from "./saved-gems.module.css";
import { savedGemsText } from "./text.ts";

export const texts = [savedGemsText];

/** The gems that this browser has saved, with what they cost now and whether they are still to be had. */
export function SavedGems() {
  const t = useText(savedGemsText);
  const storage = useBrowser()?.storage;
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string[]>([]);
  const { resource, reload } = useResource(loadSavedGems);
  // The part is drawn after the browser has looked for the anchor.
  useEffect(() => {
    if (hash === `#${savedGemsAnchor}`) heading.current?.scrollIntoView();
  }, [hash]);

  function remove(id: string) {
    if (storage && readSavedGems(storage).includes(id)) toggleSavedGem(storage, id);
    setRemoved((before) => [...before, id]);
    // Its button is gone.
    heading.current?.focus();
  }

  const gems = resource.status === "ready" ? resource.value.filter(({ id }) => !removed.includes(id)) : [];
  return (
    <section aria-labelledby={savedGemsAnchor} className={styles.saved}>
      <h2 ref={heading} id={savedGemsAnchor} tabIndex={-1}>
        {t.title}
      </h2>
      {resource.status === "failed" && (
        <div role="alert" className={styles.failed}>
          <p>{t.failed}</p>
          <Button variant="line" size="sm" onClick={reload}>
            {t.retry}
          </Button>
        </div>
      )}
      {resource.status === "ready" && gems.length === 0 && <p role="status">{t.none}</p>}
      <ul className={styles.gems} aria-busy={resource.status === "loading" || undefined}>
        {resource.status === "loading" && (
          <li>
            <CardSkeleton lines={1} proof />
          </li>
        )}
        {gems.map((gem) => (
          <li key={gem.id}>
            <GemTile card={gem} now={0} titleAs="h3" sizes={cardSizes} />
            <Button
              variant="line"
              size="sm"
              aria-label={t.removeOf(gem.title)}
              onClick={() => remove(gem.id)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const loadSavedGems = async ({ api, storage }: BrowserServices) => {
  const ids = readSavedGems(storage);
  return ids.length > 0 ? (await gemsByIds(api, ids)).results : [];
};
