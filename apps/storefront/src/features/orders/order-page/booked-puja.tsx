import { templePlace } from "@aradhana/core/catalogue";
import { Artwork } from "@aradhana/ui/artwork";
import { Link } from "@aradhana/ui/link";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** Which ritual, where and when. */
export function BookedPuja({ booked }: { booked: AnsweredOrder }) {
  const t = useText(orderText);
  const line = useText(orderLineText);
  const moment = useMoment();
  const { order } = booked;
  const { kind, choice, image, muhurat, tithi, temple, page } = orderedRitual(booked);
  const { start_at } = muhurat;

  return (
    <section className={styles.part}>
      <h2>{line.heading[kind]}</h2>
      <div className={styles.puja}>
        <Artwork {...image} sizes="120px" />
        <div>
          <p>
            <b>{choice.name}</b>
          </p>
          <p>{moment(start_at)}</p>
          <p className={styles.soft}>
            {/* The dot stays with the line it ends. */}
            {tithi}&nbsp;· {templePlace(temple)}
          </p>
          <Link variant="more" href={page}>
            {line.see[kind]}
          </Link>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t.contact}</dt>
          <dd>
            {order.contact.name && `${order.contact.name}, `}
            <bdi dir="ltr">{order.contact.phone_masked}</bdi>
          </dd>
        </div>
        {order.address_summary && (
          <div>
            <dt>{t.address}</dt>
            <dd>{order.address_summary}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
