import { formatMoney } from "@aradhana/core/money";
import { consultPath, orderPath, pathTo } from "@aradhana/core/paths";
import { timeOf } from "@aradhana/core/time";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useShowProgress } from "@aradhana/ui/progress";
import type { RefObject } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../consultation.module.css";
import type { SessionPageProps } from "./session-page.tsx";
import { sessionText } from "./text.ts";

const STARS = [1, 2, 3, 4, 5];

/** After the end: what was charged and given back, the summary, the rating, and where to go on. */
export function AfterSession({
  store,
  session,
  place,
}: SessionPageProps & { place: RefObject<HTMLElement | null> }) {
  const { after: t } = useText(sessionText);
  const showProgress = useShowProgress();
  const { astrologer, charged, refunded, billed_seconds: seconds, stars, summary } = session;
  const { order_id: orderId, conversation_id: conversationId } = session;
  return (
    <>
      <section ref={place} tabIndex={-1} aria-label={t.title} className={styles.part}>
        <h2>{t.title}</h2>
        {session.ended_by && <p>{t.endedBy[session.ended_by](astrologer.name)}</p>}
        <dl className={styles.facts}>
          <Fact label={t.talked}>{timeOf(seconds)}</Fact>
          <Fact label={t.charged}>{formatMoney(charged)}</Fact>
          {refunded && <Fact label={t.refunded}>{formatMoney(refunded)}</Fact>}
        </dl>
        {refunded && <p className={styles.soft}>{t.refundNote}</p>}
      </section>
      <section className={styles.part}>
        <h2>{t.summary}</h2>
        {summary ? <p className={styles.written}>{summary}</p> : <p className={styles.soft}>{t.noSummary}</p>}
        <p className={styles.soft}>{t.optional}</p>
      </section>
      <fieldset className={styles.stars}>
        <legend>{t.rate(astrologer.name)}</legend>
        {STARS.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === stars ? "primary" : "line"}
            aria-pressed={each === stars}
            onClick={() => void showProgress(store.act({ action: "review", stars: each }))}
          >
            {t.stars(each)}
          </Button>
        ))}
      </fieldset>
      <p role="status">{stars !== null && t.thanks}</p>
      <div className={styles.actions}>
        {conversationId && (
          <ButtonLink variant="line" href={pathTo("/chats/:id", { id: conversationId })}>
            {t.transcript}
          </ButtonLink>
        )}
        {orderId && (
          <ButtonLink variant="line" href={orderPath({ id: orderId, name: astrologer.name })}>
            {t.order}
          </ButtonLink>
        )}
        <ButtonLink variant="line" href={pathTo("/chat")}>
          {t.notSatisfied}
        </ButtonLink>
        <ButtonLink href={consultPath(astrologer.id)}>{t.again}</ButtonLink>
      </div>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className={styles.soft}>{label}</dt>
    <dd>{children}</dd>
  </div>
);
