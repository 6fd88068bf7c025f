import type { Session, SessionState, SessionStore } from "@aradhana/core/consultation";
import { pathTo } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import styles from "../consultation.module.css";
import { AfterSession } from "./after-session.tsx";
import { BeforeSession } from "./before-session.tsx";
import { LiveSession } from "./live-session.tsx";
import { sessionText } from "./text.ts";

export interface SessionPageProps {
  store: SessionStore;
  state: SessionState;
  session: Session;
}

/** A session: what is before it, itself, and what is left of it. */
export function SessionPage(props: SessionPageProps) {
  const t = useText(sessionText);
  const { phase, astrologer, mode, minutes } = props.session;
  return (
    <article className={styles.page} data-wide={phase === "live" || undefined}>
      <header className={styles.head}>
        <Artwork name={astrologer.image.name} alt="" sizes="56px" ratio="1" className={styles.face} />
        <div className={styles.who}>
          <h1 className={styles.title}>{t.heading(astrologer.name)}</h1>
          <p className={styles.soft}>
            {t.modes[mode]}, {t.minutes(minutes)}
          </p>
        </div>
      </header>
      <SessionPart {...props} />
    </article>
  );
}

function SessionPart(props: SessionPageProps) {
  const t = useText(sessionText);
  const { session } = props;
  switch (session.phase) {
    case "confirmed":
    case "joinable":
    case "astrologer_late":
      return <BeforeSession {...props} />;
    case "live":
      return <LiveSession {...props} />;
    case "ended":
      return <AfterSession {...props} />;
    default:
      return (
        <div className={styles.part}>
          <p>{t.elsewhere}</p>
          <div className={styles.actions}>
            <ButtonLink href={pathTo("/astro/booking/status", { booking_id: session.booking_id })}>
              {t.toBooking}
            </ButtonLink>
          </div>
        </div>
      );
  }
}
