import { templePlace } from "@aradhana/core/catalogue";
import type { TypedOrder } from "@aradhana/core/contract";
import { orderPath, sankalpPath } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useEffect } from "react";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useIndiaTime } from "../../../shared/local-time/use-india-time.ts";
import { useRitualTime } from "../../../shared/local-time/use-ritual-time.ts";
import { documentTitle } from "../../../shared/page-meta/page-meta.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { OrderTimeline } from "../order/order-timeline.tsx";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import { saveCalendar } from "./save-calendar.ts";
import { SharePuja } from "./share-puja.tsx";
import styles from "./submitted.module.css";
import { submittedText } from "./text.ts";

/** The words that will be read out, until when they can be changed, and what happens next. */
export function Submitted({ booked }: { booked: TypedOrder }) {
  const t = useText(submittedText);
  const line = useText(orderLineText);
  const { language } = useVisitor();
  const indiaTime = useIndiaTime();
  const ritualTime = useRitualTime();
  const { order, sankalp } = booked;
  const ritual = orderedRitual(booked);
  const isReceived = sankalp !== null && sankalp.state !== "draft";

  // The tab got its first title before the order was fetched.
  useEffect(() => {
    if (isReceived) document.title = documentTitle({ title: t.receivedTitle });
  }, [isReceived, t]);

  const edit = sankalpPath({
    orderId: order.id,
    choiceId: ritual.choice.id,
    isVip: ritual.isVip,
  });
  return (
    <div className={styles.page}>
      <StatusScreen
        className={styles.status}
        status={isReceived ? "success" : "pending"}
        heading={sankalp ? t.received(sankalp.devotees.length) : t.title}
        facts={[
          { label: line.name[ritual.kind], value: ritual.title },
          {
            label: t.when,
            value: ritualTime(ritual.muhurat.start_at),
          },
          { label: t.where, value: templePlace(ritual.temple) },
        ]}
        actions={
          <>
            <ButtonLink href={orderPath({ id: order.id, name: booked.name })}>{t.order}</ButtonLink>
            <Button
              variant="line"
              onClick={() => saveCalendar(order.id, ritual, line.calendar[ritual.kind](ritual.temple.name))}
            >
              {t.calendar}
            </Button>
          </>
        }
      >
        <p>
          {t.until(
            formatDate(booked.sankalp_cutoff_at, "closing", language),
            indiaTime(booked.sankalp_cutoff_at),
          )}
        </p>
      </StatusScreen>
      {sankalp && <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />}
      <div className={styles.actions}>
        <ButtonLink variant="line" href={edit}>
          {t.edit}
        </ButtonLink>
        {ritual.page && <SharePuja title={ritual.title} page={ritual.page} />}
      </div>
      <h2>{t.timeline}</h2>
      <OrderTimeline order={order} />
    </div>
  );
}
