import { withStart } from "@aradhana/core/video-link";
import { Link } from "@aradhana/ui/link";
import { chadhaavaSuccessText } from "../../lines/chadhaava/success-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import type { ChadhaavaOrder } from "./booked-offerings.tsx";
import styles from "./success.module.css";

/** Recordings and pictures, once there are any: a recording starts where the names are read. */
export function Recordings({ proofs }: Pick<ChadhaavaOrder, "proofs">) {
  const t = useText(chadhaavaSuccessText);
  if (proofs.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t.recording}</h2>
      <ul className={styles.items}>
        {proofs.map(({ kind, url, start_seconds }) => (
          <li key={url}>
            <Link
              variant="more"
              target="_blank"
              href={kind === "photo" ? url : withStart(url, start_seconds)}
            >
              {kind === "photo" ? t.picture : start_seconds > 0 ? t.watch : t.watchWhole}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
