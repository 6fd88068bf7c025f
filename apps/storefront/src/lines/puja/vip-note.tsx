import { Badge } from "@aradhana/ui/badge";
import type { ReactNode } from "react";
import { useText } from "../../shared/i18n/define-text.ts";
import { pujaText } from "./text.ts";
import styles from "./vip-note.module.css";
import { vipText } from "./vip-text.ts";

/** What one pays more for, and what one does not get for it; a further step may follow. */
export function VipNote({ children }: { children?: ReactNode }) {
  const t = useText(vipText);
  const { vip } = useText(pujaText);
  return (
    <section className={styles.note}>
      <h2 className={styles.heading}>
        <Badge kind="vip">{vip}</Badge>
        {t.heading}
      </h2>
      <p>{t.text}</p>
      {children}
    </section>
  );
}
