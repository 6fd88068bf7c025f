import { focusOnMount } from "@aradhana/browser/focus";
import { useMutation } from "@aradhana/checkout/query";
import {
  type Booking,
  cancelBooking,
  getSlots,
  type OpenSlots,
  rescheduleBooking,
} from "@aradhana/core/consultation";
import { formatMoney, type Money } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useOpenBrowser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { SlotPicker } from "../choose/slot-picker.tsx";
import styles from "../consultation.module.css";
import { bookingText } from "./text.ts";

interface ChangeBookingProps {
  booking: Booking;
  /** Reads the booking again. */
  onChange(): void;
}

/**
 * Moves a booking once, or cancels it for exactly the refund that is shown. While the astrologer is late, also on the way
 * to another one.
 */
export function ChangeBooking({ booking, onChange }: ChangeBookingProps) {
  const t = useText(bookingText);
  const moment = useMoment();
  const messageFor = useErrorMessage();
  const openBrowser = useOpenBrowser();
  const { language } = useVisitor();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<"cancel" | "switch" | "kept">();
  const chosen = choice === "kept" ? undefined : choice;
  const [slots, setSlots] = useState<OpenSlots["slots"]>();
  const [slotId, setSlotId] = useState<string>();
  const { phase, refund_now: refund, reschedule_until: until } = booking;
  const isLate = phase === "astrologer_late";

  const change = useMutation(async (action: "cancel" | "switch" | "open" | "move") => {
    const { api } = await openBrowser();
    if (action === "open") {
      setSlots((await getSlots(api, booking.astrologer.id)).results.slots);
      return;
    }
    try {
      if (action === "move") await rescheduleBooking(api, booking.id, slotId ?? "", language);
      else await cancelBooking(api, booking.id, refund?.amount ?? 0, language);
      setSlots(undefined);
      if (action === "switch") void navigate(pathTo("/astro-guru/find"));
    } finally {
      // Also after an error: it says that the booking is not as it is shown.
      onChange();
    }
  });
  const isWorking = change.state.status === "working";

  return (
    <section className={styles.part}>
      <h2>{isLate ? t.late : t.change}</h2>
      {change.state.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(change.state.failure, t.failed)}
        </Banner>
      )}
      {until && !slots && (
        <>
          <p className={styles.soft}>{t.moveUntil(moment(until))}</p>
          <div className={styles.actions}>
            <Button variant="line" loading={isWorking} onClick={() => void change.mutate("open")}>
              {t.move}
            </Button>
          </div>
        </>
      )}
      {until && slots?.length === 0 && (
        <p ref={focusOnMount} tabIndex={-1}>
          {t.noTimes}
        </p>
      )}
      {until && slots && slots.length > 0 && (
        <>
          <fieldset ref={focusOnMount} tabIndex={-1} aria-label={t.move} className={styles.part}>
            <SlotPicker slots={slots} value={slotId} onChange={setSlotId} />
          </fieldset>
          <div className={styles.actions}>
            <Button disabled={!slotId} loading={isWorking} onClick={() => void change.mutate("move")}>
              {t.moveNow}
            </Button>
          </div>
        </>
      )}
      {refund && !chosen && (
        <div className={styles.actions}>
          {isLate && (
            <Button variant="line" onClick={() => setChoice("switch")}>
              {t.others}
            </Button>
          )}
          <Button
            ref={choice === "kept" ? focusOnMount : undefined}
            variant="line"
            onClick={() => setChoice("cancel")}
          >
            {isLate ? t.cancelFor(formatMoney(refund)) : t.cancel}
          </Button>
        </div>
      )}
      {refund && chosen && (
        <>
          <p ref={focusOnMount} tabIndex={-1}>
            {refund.amount > 0 ? t.sure(formatMoney(refund)) : t.sureNothing}
          </p>
          <div className={styles.actions}>
            <Button loading={isWorking} onClick={() => void change.mutate(chosen)}>
              {confirmation(refund)}
            </Button>
            <Button variant="line" onClick={() => setChoice("kept")}>
              {t.keep}
            </Button>
          </div>
        </>
      )}
    </section>
  );

  function confirmation(money: Money): string {
    if (chosen === "switch") return t.switchFor(formatMoney(money));
    return money.amount > 0 ? t.cancelFor(formatMoney(money)) : t.cancelFree;
  }
}
