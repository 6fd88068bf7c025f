import { loadWithRetry } from "@aradhana/browser/lazy";
import type { PoojaOrder } from "@aradhana/core/contract";
import { withStart } from "@aradhana/core/video-link";
import { Link } from "@aradhana/ui/link";
import { lazy, Suspense } from "react";
import type { OrderedRitual } from "../../../lines/order-line.ts";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { captionTracks } from "../../../shared/recording/caption-tracks.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { ordersText } from "../order/text.ts";

const RecordingPlayer = lazy(async () => {
  const module = await loadWithRetry(() => import("./recording-player-below-fold.tsx"));
  return { default: module.RecordingPlayer };
});

interface ProofListProps extends Pick<PoojaOrder, "proofs"> {
  ritual: Pick<OrderedRitual, "title" | "image">;
  className?: string | undefined;
}

/** The pictures and recordings of a ritual. A recording opens at the second the names are read, where that is known. */
export function ProofList({ proofs, ritual, className }: ProofListProps) {
  const t = useText(ordersText).proofs;
  const { language } = useVisitor();
  const analytics = useBrowser()?.analytics;
  const trackPlayback = () => trackLabel(analytics, "Watch video");
  return (
    <ul className={className}>
      {proofs.map(({ kind, url, start_seconds, captions = [], chapters = [] }) => {
        if (kind === "photo") {
          return (
            <li key={url}>
              <Link variant="more" href={url} target="_blank">
                {t.picture}
              </Link>
            </li>
          );
        }
        const label = start_seconds > 0 ? t.watch : t.watchWhole;
        const link = (
          <Link variant="more" href={withStart(url, start_seconds)} target="_blank" onClick={trackPlayback}>
            {label}
          </Link>
        );
        return (
          <li key={url}>
            <SilentBoundary instead={() => link}>
              <Suspense fallback={link}>
                <RecordingPlayer
                  src={url}
                  start={start_seconds}
                  title={ritual.title}
                  playLabel={label}
                  playsFrom={t.playsFrom}
                  poster={ritual.image.name}
                  captions={captionTracks(captions, language)}
                  chapters={chapters}
                  onPlay={trackPlayback}
                  elsewhere={link}
                />
              </Suspense>
            </SilentBoundary>
          </li>
        );
      })}
    </ul>
  );
}
