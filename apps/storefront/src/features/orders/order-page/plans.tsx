import { changeLimit, policyMoments, refundLimits } from "@aradhana/core/catalogue";
import { supportPath } from "@aradhana/core/paths";
import { isEnded } from "@aradhana/core/payment";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useLocation } from "react-router-dom";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** The refund rules of the ordered ritual, in a cart of the first one, and customer care; a limit that has passed says so. */
export function Plans({ booked }: { booked: AnsweredOrder }) {
  const t = useText(orderText);
  const location = useLocation();
  const { order, server_time } = booked;
  const { title, muhurat } = orderedRitual(booked);
  const { start_at } = muhurat;
  const now = useServerClock(server_time, policyMoments(order.policy, start_at));
  const moment = useMoment();
  const { refunds, reschedule_until_hours, max_reschedules, miss_remedy } = order.policy;
  const change = changeLimit(reschedule_until_hours, start_at, now);

  return (
    <section className={styles.part}>
      {!isEnded(order.state) && (
        <>
          <h2>{order.parts ? `${t.policy}: ${title}` : t.policy}</h2>
          <ul className={styles.rules}>
            {refundLimits(refunds, start_at, now).map(({ hours, pct, until, hasPassed }) => (
              <li key={hours} data-over={hasPassed || undefined}>
                {t.refund(pct, hours, moment(until))} {hasPassed && t.over}
              </li>
            ))}
            {max_reschedules > 0 && (
              <li data-over={change.hasPassed || undefined}>
                {t.reschedule(max_reschedules, change.hours, moment(change.until))}{" "}
                {change.hasPassed && t.over}
              </li>
            )}
            <li>{miss_remedy}</li>
          </ul>
        </>
      )}
      <p className={styles.soft}>{t.care}</p>
      <ButtonLink variant="line" href={supportPath(location, order.number)}>
        {t.help}
      </ButtonLink>
    </section>
  );
}
