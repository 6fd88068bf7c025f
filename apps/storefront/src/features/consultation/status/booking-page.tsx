import type { Booking } from "@aradhana/core/consultation";
import { formatMoney } from "@aradhana/core/money";
import { consultPath, orderPath, pathTo, paymentPath } from "@aradhana/core/paths";
import { timeOf } from "@aradhana/core/time";
import { Artwork } from "@aradhana/ui/artwork";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Countdown } from "@aradhana/ui/countdown";
import { type ReactNode, useEffect } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "../consultation.module.css";
import { sessionPath } from "../session-path.ts";
import { useFocusAfter } from "../use-focus-after.ts";
import { ChangeBooking } from "./change-booking.tsx";
import { PayReserved } from "./pay-reserved.tsx";
import { saveBookingCalendar } from "./save-calendar.ts";
import type { text as english } from "./text.en.ts";
import { bookingText } from "./text.ts";

export interface BookingPageProps {
  booking: Booking;
  serverTime: string;
  /** Reads it again. */
  onChange(): void;
}

const isPaid = ({ phase }: Booking) =>
  phase === "confirmed" || phase === "joinable" || phase === "astrologer_late";

/** What changes when somebody else does something: the payment arrives, or the astrologer. */
const polled: ReadonlySet<Booking["phase"]> = new Set([
  "payment_pending",
  "payment_confirming",
  "astrologer_late",
]);
const POLL_MS = 5_000;

const noteOf = ({ phase, refunded }: Booking, t: typeof english) =>
  phase === "cancelled" && !refunded ? t.notRefunded : t.notes[phase];

/** Where a booking stands, and what can be done with it. */
export function BookingPage({ booking, serverTime, onChange }: BookingPageProps) {
  const t = useText(bookingText);
  const moment = useMoment();
  const { phase, astrologer, changes_at, order_id: orderId, refunded } = booking;

  // What was pressed is gone with what it changed.
  const heading = useFocusAfter<HTMLHeadingElement>(`${phase} ${booking.start_at}`);
  const isPolled = polled.has(phase);
  useEffect(() => {
    if (!isPolled) return;
    const timer = setInterval(onChange, POLL_MS);
    return () => clearInterval(timer);
  }, [isPolled, onChange]);

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Artwork name={astrologer.image.name} alt="" sizes="88px" ratio="1" className={styles.portrait} />
        <div className={styles.who}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {t.headings[phase]}
          </h1>
          <p>{phase === "confirmed" ? t.opensAt(moment(booking.joinable_at)) : noteOf(booking, t)}</p>
          {phase === "reserved" && changes_at && (
            <p>
              {t.timeLeft}{" "}
              <Countdown
                until={changes_at}
                serverNow={serverTime}
                onEnd={onChange}
                labels={(left) => ({
                  shown: left.unit === "minutes" ? timeOf(left.minutes * 60 + left.seconds) : "",
                  spoken: left.unit === "minutes" ? t.left(left.minutes, left.seconds) : "",
                })}
              />
            </p>
          )}
          {phase !== "reserved" && changes_at && (
            <PhaseTimer until={changes_at} serverNow={serverTime} onEnd={onChange} />
          )}
        </div>
      </header>
      <dl className={styles.facts}>
        <Fact label={t.when}>{moment(booking.start_at)}</Fact>
        <Fact label={t.with}>{astrologer.name}</Fact>
        <Fact label={t.how}>
          {t.modes[booking.mode]}, {t.minutes(booking.minutes)}
        </Fact>
        <Fact label={t.price}>{formatMoney(booking.price)}</Fact>
        {refunded && <Fact label={t.refunded}>{formatMoney(refunded)}</Fact>}
      </dl>
      {phase === "reserved" && <PayReserved booking={booking} />}
      {phase === "payment_pending" && orderId && (
        <div className={styles.actions}>
          <ButtonLink href={paymentPath(orderId, "consultation")}>{t.pay}</ButtonLink>
        </div>
      )}
      {phase === "payment_confirming" && orderId && (
        <div className={styles.actions}>
          <ButtonLink variant="line" href={paymentPath(orderId, "consultation")}>
            {t.check}
          </ButtonLink>
        </div>
      )}
      {isPaid(booking) && (
        <>
          <div className={styles.actions}>
            {phase !== "confirmed" && <ButtonLink href={sessionPath(booking.id)}>{t.join}</ButtonLink>}
            {/* Only that page may use the devices, and shows the chart. */}
            {phase === "confirmed" && (
              <ButtonLink variant="line" href={sessionPath(booking.id)}>
                {booking.mode === "chat" ? t.prepare : t.testDevices}
              </ButtonLink>
            )}
            <Button
              variant="line"
              onClick={() => saveBookingCalendar(booking, t.calendarTitle(astrologer.name))}
            >
              {t.calendar}
            </Button>
            {orderId && (
              <ButtonLink variant="line" href={orderPath({ id: orderId, name: astrologer.name })}>
                {t.order}
              </ButtonLink>
            )}
          </div>
          <ChangeBooking booking={booking} onChange={onChange} />
        </>
      )}
      {(phase === "live" || phase === "ended") && (
        <div className={styles.actions}>
          <ButtonLink href={sessionPath(booking.id)}>{phase === "live" ? t.join : t.summary}</ButtonLink>
        </div>
      )}
      {(phase === "expired" || phase === "cancelled" || phase === "astrologer_no_show") && (
        <div className={styles.actions}>
          <ButtonLink href={consultPath(astrologer.id)}>{t.again}</ButtonLink>
          <ButtonLink variant="line" href={pathTo("/astro-guru/find")}>
            {t.others}
          </ButtonLink>
        </div>
      )}
      <p className={styles.soft}>{booking.refund_rule}</p>
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={styles.soft}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Reads the booking again when its phase changes. It shows nothing: an hour is no countdown. */
const PhaseTimer = (props: { until: string; serverNow: string; onEnd(): void }) => (
  <Countdown {...props} labels={() => ({ shown: "", spoken: "" })} />
);
