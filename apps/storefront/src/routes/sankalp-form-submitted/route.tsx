import { templePlace } from "@aradhana/core/catalogue";
import { orderId, type TypedOrder } from "@aradhana/core/contract";
import { orderPath, sankalpPath } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { StatusScreen } from "@aradhana/ui/status-screen";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { OrderMissing } from "../../features/orders/order/order-missing.tsx";
import { OrderTimeline } from "../../features/orders/order/order-timeline.tsx";
import { ordersText } from "../../features/orders/order/text.ts";
import { useOrder } from "../../features/orders/order/use-order.ts";
import { saveCalendar } from "../../features/orders/sankalp-submitted/save-calendar.ts";
import { SharePuja } from "../../features/orders/sankalp-submitted/share-puja.tsx";
import styles from "../../features/orders/sankalp-submitted/submitted.module.css";
import { submittedText } from "../../features/orders/sankalp-submitted/text.ts";
import { ReadOut } from "../../features/orders/sankalp-summary/read-out.tsx";
import { orderedRitual } from "../../lines/order-lines.ts";
import { formatDate } from "../../shared/i18n/dates.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { useIndiaTime } from "../../shared/local-time/use-india-time.ts";
import { useRitualTime } from "../../shared/local-time/use-ritual-time.ts";
import { documentTitle, type MetaArgs, type PageMeta } from "../../shared/page-meta/page-meta.ts";
import { useVisitor } from "../../shared/services/visitor.tsx";
import { NeedsScript } from "../../shared/without-script/needs-script.tsx";
import { WithoutScript } from "../../shared/without-script/without-script.tsx";

export const texts = [submittedText, ordersText];

export const params = import.meta.env.SSR ? { id: orderId } : undefined;

export function meta({ language }: MetaArgs<undefined>): PageMeta {
  return { title: submittedText.in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  return <SubmittedOf key={id} orderId={id} />;
}

function SubmittedOf({ orderId }: { orderId: string }) {
  const t = useText(submittedText);
  const { resource, reload } = useOrder(orderId);
  if (resource.status === "ready") return <Submitted booked={resource.value} />;
  if (resource.status === "failed") return <OrderMissing failure={resource} onRetry={reload} />;
  return (
    <>
      <WithoutScript topic="submitted" />
      <NeedsScript>
        <StatusScreen status="checking" heading={t.title} aria-busy="true" />
      </NeedsScript>
    </>
  );
}

/** Certainty: the words that will be read out, until when they can change, and what happens next. */
function Submitted({ booked }: { booked: TypedOrder }) {
  const t = useText(submittedText);
  const { language } = useVisitor();
  const indiaTime = useIndiaTime();
  const ritualTime = useRitualTime();
  const { order, sankalp } = booked;
  const ritual = orderedRitual(booked);
  const isReceived = sankalp !== null && sankalp.state !== "draft";

  // The tab was named before anything was known of it.
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
          { label: t.lineName[ritual.kind], value: ritual.title },
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
              onClick={() => saveCalendar(order.id, ritual, t.calendarText[ritual.kind](ritual.temple.name))}
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
