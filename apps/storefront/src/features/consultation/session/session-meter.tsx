import { type Session, type SessionState, shownCharge, shownSeconds } from "@aradhana/core/consultation";
import { formatMoney } from "@aradhana/core/money";
import { timeOf } from "@aradhana/core/time";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { type RefObject, useEffect, useState } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "./session.module.css";
import { sessionText } from "./text.ts";

/** The time of this device, once a second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface SessionMeterProps {
  session: Session;
  state: SessionState;
  place: RefObject<HTMLElement | null>;
}

/** What is billed, what is left and what it costs so far; and why the clock stands, when it does. */
export function SessionMeter({ session, state: { readAt, isConnected }, place }: SessionMeterProps) {
  const { meter: t } = useText(sessionText);
  const seconds = shownSeconds(session, useNow() - readAt, isConnected);
  const left = session.cap_seconds - seconds;
  const reason = isConnected ? session.paused_by : "connection";
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.meter}
      data-replaces-header
      data-paused={reason !== null || undefined}
      aria-label={t.label}
    >
      <dl className={styles.numbers}>
        <div>
          <dt>{t.used}</dt>
          <dd>{timeOf(seconds)}</dd>
        </div>
        <div>
          <dt>{t.left}</dt>
          <dd>{timeOf(left)}</dd>
        </div>
        <div>
          <dt>{t.cost}</dt>
          <dd>
            {formatMoney(shownCharge(session, seconds))}
            <span className={styles.of}> {t.of(formatMoney(session.paid))}</span>
          </dd>
        </div>
      </dl>
      <progress className={styles.bar} max={session.cap_seconds} value={seconds} aria-hidden="true" />
      <p role="status" className={styles.pause}>
        {reason === null ? (
          <VisuallyHidden>{t.running}</VisuallyHidden>
        ) : (
          t.paused[reason](session.astrologer.name, session.mode)
        )}
      </p>
    </section>
  );
}
