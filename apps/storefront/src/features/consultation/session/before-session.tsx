import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { TestDevices } from "../call/test-devices.tsx";
import styles from "../consultation.module.css";
import { bookingText } from "../status/text.ts";
import type { SessionPageProps } from "./session-page.tsx";
import { sessionText } from "./text.ts";

/** Until both sides are there: what the session costs and when its clock stands, and the press that joins it. */
export function BeforeSession({ store, session }: SessionPageProps) {
  const t = useText(sessionText);
  const { failed } = useText(bookingText);
  const moment = useMoment();
  const messageFor = useErrorMessage();
  const [problem, setProblem] = useState<string>();
  const [isJoining, setIsJoining] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { phase, astrologer, mode, paid, minutes, customer_here: isHere } = session;
  const perMinute = formatMoney({ ...paid, amount: Math.floor(paid.amount / minutes) });

  async function join() {
    setIsJoining(true);
    const settled = await store.act({ action: "join" });
    setIsJoining(false);
    setProblem(settled.ok ? undefined : messageFor(settled.failure, failed));
    // The pressed button goes.
    if (settled.ok) status.current?.focus();
  }

  return (
    <>
      {phase === "astrologer_late" && <Banner kind="warning">{t.late}</Banner>}
      <section className={styles.part}>
        <h2>{t.rules.title}</h2>
        <ul className={styles.list}>
          <li>{t.rules.starts(astrologer.name)}</li>
          <li>{mode === "chat" ? t.rules.pausesChat : t.rules.pausesCall}</li>
          <li>{t.rules.cap(formatMoney(paid), minutes, perMinute)}</li>
          <li>{t.rules.unused}</li>
          <li>{t.rules.inside}</li>
        </ul>
      </section>
      {!isHere && <TestDevices mode={mode} />}
      {problem && (
        <Banner role="alert" kind="danger">
          {problem}
        </Banner>
      )}
      <section className={styles.part}>
        <p ref={status} role="status" tabIndex={-1}>
          {phase === "confirmed" && t.opensAt(moment(session.joinable_at))}
          {phase !== "confirmed" && isHere && t.waiting(astrologer.name)}
          {phase !== "confirmed" &&
            !isHere &&
            (session.astrologer_here ? t.theyAreHere(astrologer.name) : t.startsAt(moment(session.start_at)))}
        </p>
        <div className={styles.actions}>
          {phase !== "confirmed" && !isHere && (
            <Button loading={isJoining} onClick={() => void join()}>
              {t.join}
            </Button>
          )}
          <ButtonLink
            variant="line"
            href={pathTo("/astro/booking/status", { booking_id: session.booking_id })}
          >
            {t.toBooking}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
