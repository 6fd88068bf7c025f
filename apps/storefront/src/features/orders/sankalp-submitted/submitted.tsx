import { templePlace } from "@aradhana/core/catalogue";
import { orderPath, sankalpPath } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useEffect } from "react";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { documentTitle } from "../../../shared/page-meta/page-meta.ts";
import { namesProgress } from "../order/names-progress.ts";
import { OrderTimeline } from "../order/order-timeline.tsx";
import outcome from "../order/outcome.module.css";
import { ordersText } from "../order/text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import { saveCalendar } from "./save-calendar.ts";
import { SharePuja } from "./share-puja.tsx";
import styles from "./submitted.module.css";
import { submittedText } from "./text.ts";

/** The words that will be read out, until when they can be changed, and what happens next. */
export function Submitted({ booked }: { booked: AnsweredOrder }) {
  const t = useText(submittedText);
  const { statusHeading } = useText(ordersText);
  const line = useText(orderLineText);
  const moment = useMoment();
  const until = useMoment(Date.parse(booked.server_time))(booked.sankalp_cutoff_at);
  const { order, sankalp } = booked;
  const ritual = orderedRitual(booked);
  const progress = sankalp && namesProgress(order, sankalp);
  const isReceived = progress !== null && progress !== "draft" && progress !== "lapsed";
  const isOpen = progress === "draft" || progress === "submitted";

  // The tab got its first title before the order was fetched.
  useEffect(() => {
    if (isReceived) document.title = documentTitle({ title: t.receivedTitle });
  }, [isReceived, t]);

  const edit = sankalpPath({
    orderId: order.id,
    choiceId: ritual.choice.id,
    isVip: ritual.isVip,
    itemId: booked.itemId,
  });
  return (
    <div className={outcome.page}>
      <StatusScreen
        className={outcome.status}
        status={isReceived ? "success" : "pending"}
        heading={sankalp && progress ? t.heading[progress](sankalp.devotees.length) : t.title}
        facts={[
          { label: line.name[ritual.kind], value: ritual.title },
          {
            label: t.when,
            value: moment(ritual.muhurat.start_at),
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
        {progress === "submitted" && <p>{t.until(until)}</p>}
      </StatusScreen>
      {sankalp && <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />}
      <div className={styles.actions}>
        {isOpen && (
          <ButtonLink variant="line" href={edit}>
            {t.edit}
          </ButtonLink>
        )}
        {ritual.page && <SharePuja title={ritual.title} page={ritual.page} />}
      </div>
      <section className={outcome.part}>
        <h2>{statusHeading}</h2>
        <OrderTimeline order={order} serverTime={booked.server_time} />
      </section>
    </div>
  );
}
