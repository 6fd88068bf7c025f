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
    { icon: TempleIcon, text: named && t.proofs.named },
    { icon: PlayIcon, text: recorded && t.proofs.recorded },
    { icon: UndoIcon, text: hours !== null && t.proofs.refunded(hours) },
  ];
  return (
    <div className={styles.opening}>
      <h1>{t.headline}</h1>
      <ul className={styles.proofs}>
        {shown.map(
          ({ icon: Proof, text }) =>
            text && (
              <li key={text} className={styles.proof}>
                <Proof size="sm" className={styles.icon} />
                {text}
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
