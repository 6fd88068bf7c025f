import { getBooking } from "@aradhana/core/consultation";
import { signInPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ErrorState } from "@aradhana/ui/error-state";
import { Skeleton } from "@aradhana/ui/skeleton";
import { UnavailableState } from "@aradhana/ui/unavailable-state";
import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import styles from "../consultation.module.css";
import { BookingPage } from "./booking-page.tsx";
import { bookingText } from "./text.ts";

/** Fetches a booking of the signed-in customer and shows where it stands. */
export function BookingById({ bookingId }: { bookingId: string }) {
  const t = useText(bookingText);
  const location = useLocation();
  const { resource, reload } = useResource(
    useCallback(
      async ({ api }: BrowserServices) => {
        const { results, meta } = await getBooking(api, bookingId);
        return { booking: results, serverTime: meta.server_time };
      },
      [bookingId],
    ),
  );
  if (resource.status === "ready") return <BookingPage {...resource.value} onChange={reload} />;
  if (resource.status === "failed") {
    const { httpStatus, requestId } = resource;
    return httpStatus >= 400 && httpStatus < 500 && httpStatus !== 429 ? (
      <UnavailableState
        heading={t.missing.heading}
        headingAs="h1"
        actions={<ButtonLink href={signInPath(location)}>{t.missing.signIn}</ButtonLink>}
      >
        <p>{t.missing.text}</p>
      </UnavailableState>
    ) : (
      <ErrorState
        heading={t.missing.failed}
        headingAs="h1"
        retry={{ label: t.missing.retry, onClick: reload }}
        requestId={requestId ? { label: t.missing.requestId, value: requestId } : undefined}
      >
        <p>{t.missing.failedText}</p>
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true" className={styles.page}>
      <h1 className={styles.title}>{t.metaTitle}</h1>
      <NeedsScript>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </NeedsScript>
      <p role="status">{resource.slow && t.slow}</p>
    </div>
  );
}
