import type { PoojaOrder } from "@aradhana/core/contract";
import { withStart } from "@aradhana/core/video-link";
import { Link } from "@aradhana/ui/link";
import { tellLabel } from "../../analytics/label.ts";
import { useText } from "../../i18n/define-text.ts";
import { useBrowser } from "../../services/browser.tsx";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** What proves that the rite took place: the recording opens at the second the names are read, where that is known. */
export function Proofs({ proofs }: Pick<PoojaOrder, "proofs">) {
  const t = useText(orderText);
  const analytics = useBrowser()?.analytics;
  return (
    <section className={styles.part}>
      <h2>{t.proofs}</h2>
      {proofs.length === 0 && <p className={styles.soft}>{t.proofsLater}</p>}
      <ul>
        {proofs.map(({ kind, url, start_seconds }) => (
          <li key={url}>
            <Link
              variant="more"
              href={kind === "video" ? withStart(url, start_seconds) : url}
              target="_blank"
              onClick={kind === "video" ? () => tellLabel(analytics, "Watch video") : undefined}
            >
              {kind === "photo" ? t.picture : start_seconds > 0 ? t.watch : t.watchWhole}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
