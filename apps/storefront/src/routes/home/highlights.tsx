import type { HomeBanner } from "@aradhana/core/contract";
import { ChevronEndIcon, ChevronStartIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { useRef, useState } from "react";
import { useText } from "../../i18n/define-text.ts";
import { Highlight } from "./highlight.tsx";
import styles from "./highlights.module.css";
import { homeText } from "./text.ts";

/** What is coming up, one at a time. It moves by finger, wheel, keys or buttons, and never by itself. */
export function Highlights({ banners, now }: { banners: readonly HomeBanner[]; now: number }) {
  const t = useText(homeText);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const last = banners.length - 1;

  function readPlace() {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    // Negative where the line runs from right to left.
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  }

  // The CSS decides how: smoothly, or at once where motion is not wanted.
  function go(place: number) {
    const slide = row.current?.children[Math.min(Math.max(place, 0), last)];
    slide?.scrollIntoView({ block: "nearest", inline: "start" });
  }

  return (
    <section aria-roledescription="carousel" aria-label={t.highlights} className={styles.highlights}>
      <ul ref={row} className={styles.row} onScroll={readPlace}>
        {banners.map((banner, index) => (
          <li
            key={banner.key}
            aria-roledescription="slide"
            aria-label={t.slide(index + 1, banners.length)}
            className={styles.slide}
          >
            <Highlight banner={banner} now={now} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className={styles.controls}>
          <IconButton
            variant="line"
            label={t.previous}
            aria-disabled={shown === 0}
            onClick={() => go(shown - 1)}
          >
            <ChevronStartIcon />
          </IconButton>
          <span className={styles.place}>{t.slide(shown + 1, banners.length)}</span>
          <IconButton
            variant="line"
            label={t.next}
            aria-disabled={shown === last}
            onClick={() => go(shown + 1)}
          >
            <ChevronEndIcon />
          </IconButton>
        </div>
      )}
    </section>
  );
}
