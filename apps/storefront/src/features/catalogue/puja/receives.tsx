import type { Pooja } from "@aradhana/core/contract";
import { GiftIcon, PlayIcon, ReceiptIcon } from "@aradhana/ui/icon";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Section } from "../detail/section.tsx";
import styles from "../detail/story.module.css";
import { pujaPageText } from "./text.ts";

const icons = { video: PlayIcon, prasad: GiftIcon, certificate: ReceiptIcon };

/** Longer than this, days are easier to grasp. */
const HOURS_AS_HOURS = 72;

/** What the buyer receives, and how soon. */
export function Receives({ receives }: Pick<Pooja, "receives">) {
  const t = useText(pujaPageText).receives;
  const within = (hours: number) =>
    t.within(hours < HOURS_AS_HOURS ? t.hours(hours) : t.days(Math.ceil(hours / 24)));
  return (
    <Section id="receives" title={t.title}>
      <ul className={styles.receives}>
        {receives.map(({ type, eta_hours, text }) => {
          const TypeIcon = icons[type];
          return (
            <li key={type} className={styles.received}>
              <TypeIcon className={styles.icon} />
              <div>
                <h3>
                  {t.kinds[type]} <span className={styles.within}>{within(eta_hours)}</span>
                </h3>
                <p className={styles.soft}>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
