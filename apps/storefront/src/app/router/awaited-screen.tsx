import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import { Skeleton } from "@aradhana/ui/skeleton";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useEffect, useLayoutEffect, useState } from "react";
import { useText } from "../../shared/i18n/define-text.ts";
import { shellText } from "../../shared/shell-text/text.ts";
import styles from "./awaited-screen.module.css";

const Lines = ({ widths }: { widths: readonly string[] }) =>
  widths.map((width) => <Skeleton key={width} width={width} />);

const Cards = ({ count }: { count: number }) => (
  <div className={styles.cards}>
    {Array.from({ length: count }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else that tells them apart
      <PujaCardSkeleton key={place} />
    ))}
  </div>
);

const Title = ({ width }: { width: string }) => (
  <div className={styles.title}>
    <Skeleton width={width} />
  </div>
);

function Opening() {
  return (
    <div className={styles.opening}>
      <div className={styles.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.words}>
        <Skeleton width="45%" />
        <Title width="90%" />
        <Lines widths={["96%", "92%", "60%"]} />
      </div>
    </div>
  );
}

/** What each kind of screen looks like before its data is there, by the beginning of its path. */
const shapes = [
  {
    path: /^\/$/,
    shape: (
      <>
        <Opening />
        {["30%", "26%", "34%"].map((width) => (
          <div key={width} className={styles.part}>
            <Title width={width} />
            <Cards count={4} />
          </div>
        ))}
      </>
    ),
  },
  {
    path: /^\/(?:online-puja|vip-pujas|chadhaava)$/,
    shape: (
      <div className={styles.part}>
        <Title width="50%" />
        <Cards count={12} />
      </div>
    ),
  },
  {
    path: /^\/(?:pooja\/[^/]+(?:\/vip)?|chadhaava\/ch_[^/]+)$/,
    shape: (
      <div className={styles.detail}>
        <div className={styles.part}>
          <div className={styles.picture}>
            <Skeleton shape="block" />
          </div>
          <Skeleton width="45%" />
          <Title width="80%" />
          <Lines widths={["70%", "94%", "88%", "90%"]} />
        </div>
        <div className={styles.part}>
          {[1, 2, 3].map((choice) => (
            <div key={choice} className={styles.choice}>
              <Skeleton shape="block" />
            </div>
          ))}
        </div>
      </div>
    ),
  },
  {
    path: /^/,
    shape: (
      <div className={styles.part}>
        <Title width="60%" />
        <Lines widths={["96%", "90%", "94%", "70%"]} />
      </div>
    ),
  },
];

const SLOW_AFTER = 8_000; // ms, product contract 4.3

/** The places of what a screen on its way will show, from its top. */
export function AwaitedScreen({ path }: { path: string }) {
  const t = useText(shellText);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);

  // Where one was on the page before means nothing here; the router brings it back if one returns.
  useLayoutEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    void window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{t.loading}</VisuallyHidden>
      <p role="status" className={styles.slow}>
        {isSlow && t.slow}
      </p>
      {shapes.find((known) => known.path.test(path))?.shape}
    </div>
  );
}
