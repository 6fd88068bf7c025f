import { getBooking } from "@aradhana/core/consultation";
import { Skeleton } from "@aradhana/ui/skeleton";
import { useCallback } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useResource } from "../../../shared/resource/use-resource.ts";
import type { BrowserServices } from "../../../shared/services/browser.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { BookingFailure } from "../booking-failure.tsx";
import styles from "../consultation.module.css";
import { BookingPage } from "./booking-page.tsx";
import { bookingText } from "./text.ts";

/** Fetches a booking of the signed-in customer and shows where it stands. */
export function BookingById({ bookingId }: { bookingId: string }) {
  const t = useText(bookingText);
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
    return <BookingFailure {...{ httpStatus, requestId }} onRetry={reload} />;
  }
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
