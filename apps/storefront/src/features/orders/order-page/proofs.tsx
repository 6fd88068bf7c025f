import type { PoojaOrder } from "@aradhana/core/contract";
import { withStart } from "@aradhana/core/video-link";
import { Link } from "@aradhana/ui/link";
import { VideoPlayer, videoSource } from "@aradhana/ui/video-player";
import type { OrderedRitual } from "../../../lines/order-line.ts";
import { trackLabel } from "../../../shared/analytics/label.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** What proves that the rite took place: the recording opens at the second the names are read, where that is known. */
export function Proofs({ proofs, ritual }: Pick<PoojaOrder, "proofs"> & { ritual: OrderedRitual }) {
  const t = useText(orderText);
  const analytics = useBrowser()?.analytics;
  const trackPlayback = () => trackLabel(analytics, "Watch video");
  return (
    <section className={styles.part}>
      <h2>{t.proofs}</h2>
      {proofs.length === 0 && <p className={styles.soft}>{t.proofsLater}</p>}
      <ul className={styles.proofs}>
        {proofs.map(({ kind, url, start_seconds }) => {
          if (kind === "photo") {
            return (
              <li key={url}>
                <Link variant="more" href={url} target="_blank">
                  {t.picture}
                </Link>
              </li>
            );
          }
          const words = start_seconds > 0 ? t.watch : t.watchWhole;
          const source = videoSource(url, start_seconds);
          return (
            <li key={url}>
              {source.kind === "frame" || isOurs(url) ? (
                <VideoPlayer
                  src={url}
                  start={start_seconds}
                  title={ritual.title}
                  playLabel={words}
                  privacyNote={source.kind === "frame" ? t.playsFrom(source.provider) : undefined}
                  poster={ritual.image.name}
                  onPlay={trackPlayback}
                />
              ) : (
                // Our policy lets no file of another house play in the page.
                <Link
                  variant="more"
                  href={withStart(url, start_seconds)}
                  target="_blank"
                  onClick={trackPlayback}
                >
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isOurs = (url: string) => /^\/(?!\/)/.test(url);
