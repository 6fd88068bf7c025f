import { sampleOrderPath } from "@aradhana/core/paths";
import { withStart } from "@aradhana/core/video-link";
import { Artwork } from "@aradhana/ui/artwork";
import { Link } from "@aradhana/ui/link";
import { lazy, Suspense, useRef } from "react";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { useIsNear } from "../../../shared/lazy/use-is-near.ts";
import { film } from "./film.ts";

const SamplePlayer = lazy(async () => {
  const module = await loadWithTexts(() => import("./sample-player.tsx"));
  return { default: module.SamplePlayer };
});

/**
 * Shows how a recording opens at the name. The player is fetched two screens before it is scrolled to, since its chapters
 * move what is below, and the film when it is played.
 */
export function SampleRecording({ className }: { className?: string | undefined }) {
  const t = useText(ritualText);
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place, "1200px");

  // Without scripts, or without the player, it is a link to the film.
  const link = (
    <Link href={withStart(film.src, film.nameAt)} target="_blank">
      <Artwork name={film.poster} alt={t.sample} sizes="(min-width: 900px) 720px, 100vw" ratio="16 / 9" />
    </Link>
  );
  return (
    <figure ref={place} className={className}>
      <figcaption>
        <b>{t.sample}</b>
      </figcaption>
      {isNear ? (
        <SilentBoundary instead={() => link}>
          <Suspense fallback={link}>
            <SamplePlayer />
          </Suspense>
        </SilentBoundary>
      ) : (
        link
      )}
      <Link href={sampleOrderPath} variant="more">
        {t.sampleOrder}
      </Link>
    </figure>
  );
}
