import type { HomeProofs } from "@aradhana/core/contract";
import { PlayIcon, TempleIcon, UndoIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./opening.module.css";
import { homeText } from "./text.ts";

/** What the shop is, and what is true of every puja in it. */
export function Opening({ proofs }: { proofs: HomeProofs }) {
  const t = useText(homeText);
  const { named, recorded, full_refund_until_hours: hours } = proofs;
  const shown = [
    { icon: TempleIcon, words: named && t.proofs.named },
    { icon: PlayIcon, words: recorded && t.proofs.recorded },
    { icon: UndoIcon, words: hours !== null && t.proofs.refunded(hours) },
  ];
  return (
    <div className={styles.opening}>
      <h1>{t.headline}</h1>
      <ul className={styles.proofs}>
        {shown.map(
          ({ icon: Proof, words }) =>
            words && (
              <li key={words} className={styles.proof}>
                <Proof size="sm" className={styles.icon} />
                {words}
              </li>
            ),
        )}
      </ul>
      <Link href="#how-it-works" variant="more" className={styles.how}>
        {t.howItWorks}
      </Link>
    </div>
  );
}
