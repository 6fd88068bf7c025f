import { Badge } from "@aradhana/ui/badge";
import { useText } from "../../i18n/define-text.ts";
import { pujaText } from "../../pujas/text.ts";
import styles from "./list.module.css";
import { listText } from "./text.ts";

/** What one pays more for, and what one does not get for it. */
export function VipNote() {
  const t = useText(listText);
  const { vip } = useText(pujaText);
  return (
    <section className={styles.vip}>
      <h2 className={styles.vipHeading}>
        <Badge kind="vip">{vip}</Badge>
        {t.vipHeading}
      </h2>
      <p>{t.vipText}</p>
    </section>
  );
}
