import type { Session, SessionState, SessionStore, SessionVoice } from "@aradhana/core/consultation";
import { pathTo } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Skeleton } from "@aradhana/ui/skeleton";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { lazy, type RefObject, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../../shared/lazy/load-with-texts.ts";
import { SilentBoundary } from "../../../shared/lazy/silent-boundary.tsx";
import { ChatSurface } from "../../chat/conversation/chat-surface.tsx";
import styles from "../consultation.module.css";
import { useFocusAfter } from "../use-focus-after.ts";
import { AfterSession } from "./after-session.tsx";
import { BeforeSession } from "./before-session.tsx";
import { EndSession } from "./end-session.tsx";
import own from "./session.module.css";
import { SessionMeter } from "./session-meter.tsx";
import { sessionText } from "./text.ts";

export interface SessionPageProps {
  store: SessionStore;
  state: SessionState;
  session: Session;
  voice: RefObject<SessionVoice>;
}

/** It comes after the session itself. */
const ShareChart = lazy(async () => ({
  default: (await loadWithTexts(() => import("../chart/share-chart.tsx"))).ShareChart,
}));

/** Only a session by voice or video loads it. */
const CallPanel = lazy(async () => ({
  default: (await loadWithTexts(() => import("../call/call-panel.tsx"))).CallPanel,
}));

const withChart = new Set<Session["phase"]>(["confirmed", "joinable", "astrologer_late", "live", "ended"]);

/** A session: what is before it, itself, and what is left of it. */
export function SessionPage(props: SessionPageProps) {
  const t = useText(sessionText);
  const { phase, astrologer, mode, minutes } = props.session;
  const isLive = phase === "live";
  const place = useFocusAfter<HTMLElement>(phase);
  return (
    <article className={styles.page} data-wide={isLive || undefined}>
      <header className={styles.head}>
        <Artwork name={astrologer.image.name} alt="" sizes="56px" ratio="1" className={styles.face} />
        <div className={styles.who}>
          <h1 className={styles.title}>{t.heading(astrologer.name)}</h1>
          <p className={styles.soft}>
            {t.modes[mode]}, {t.minutes(minutes)}
          </p>
        </div>
      </header>
      {isLive && <SessionMeter {...props} place={place} />}
      {/* Rendered from the beginning: screen readers announce only changes of a region that they know. */}
      <VisuallyHidden role="status">{phase === "ended" && t.after.title}</VisuallyHidden>
      {/* The same in each phase: a form that is filled in stays when the session begins. */}
      <div className={own.desk} data-live={isLive || undefined}>
        <div className={own.phase}>
          <SessionPart {...props} place={place} />
        </div>
        {withChart.has(phase) && (
          <SilentBoundary>
            <Suspense>
              <ShareChart {...props} />
            </Suspense>
          </SilentBoundary>
        )}
      </div>
      {isLive && <EndSession {...props} />}
    </article>
  );
}

function SessionPart(props: SessionPageProps & { place: RefObject<HTMLElement | null> }) {
  const t = useText(sessionText);
  const { session } = props;
  const { conversation_id: id, mode } = session;
  switch (session.phase) {
    case "confirmed":
    case "joinable":
    case "astrologer_late":
      return <BeforeSession {...props} />;
    case "live":
      return (
        <>
          {mode !== "chat" && (
            <SilentBoundary>
              <Suspense fallback={<Skeleton shape="card" />}>
                <CallPanel {...props} withVideo={mode === "video"} />
              </Suspense>
            </SilentBoundary>
          )}
          {id && <ChatSurface key={id} id={id} />}
        </>
      );
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
