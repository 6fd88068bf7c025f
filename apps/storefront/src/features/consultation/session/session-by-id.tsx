import { Skeleton } from "@aradhana/ui/skeleton";
import { useText } from "../../../shared/i18n/define-text.ts";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { BookingFailure } from "../booking-failure.tsx";
import { useOwnDocument } from "../call/use-own-document.ts";
import styles from "../consultation.module.css";
import { SessionPage } from "./session-page.tsx";
import { sessionText } from "./text.ts";
import { useSession } from "./use-session.ts";

/** Follows the session of a booking of the signed-in customer. */
export function SessionById({ bookingId }: { bookingId: string }) {
  const t = useText(sessionText);
  const { store, state, voice } = useSession(bookingId);
  const { session, failure } = state;
  const isReloading = useOwnDocument(!!session && session.mode !== "chat" && session.phase !== "ended");
  if (failure && store) {
    const { httpStatus, requestId } = failure;
    return <BookingFailure {...{ httpStatus, requestId }} onRetry={() => void store.refresh()} />;
  }
  if (store && session && !isReloading) return <SessionPage {...{ store, state, session, voice }} />;
  return (
    <div aria-busy="true" className={styles.page}>
      <h1 className={styles.title}>{t.metaTitle}</h1>
      <NeedsScript>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </NeedsScript>
    </div>
  );
}
