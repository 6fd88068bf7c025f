import type { SupportHours } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { chatText } from "../text.ts";
import styles from "./chat-list.module.css";

interface Props {
  /** Undefined until it is known whether somebody answers now. */
  hours: SupportHours | undefined;
  action: ReactNode;
}

/** The hours of support, and when to expect an answer. */
export function SupportCard({ hours, action }: Props) {
  const { support: t } = useText(chatText);
  const { language } = useVisitor();
  const clock = (hour: number) =>
    formatDate(`2026-01-01T${String(hour).padStart(2, "0")}:00:00+05:30`, "time", language);
  return (
    <section className={styles.support}>
      <h2 className={styles.heading}>{t.title}</h2>
      <p>{t.about}</p>
      {hours && (
        <p className={styles.soft}>
          {hours.is_open ? t.open(hours.reply_minutes) : t.closed(clock(hours.opens))}
          <br />
          {t.hours(clock(hours.opens), clock(hours.closes))}
        </p>
      )}
      {action && <div>{action}</div>}
    </section>
  );
}
