import { templePlace } from "@aradhana/core/catalogue";
import { Link } from "@aradhana/ui/link";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { orderedRitual } from "../../../lines/order-lines.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import type { AnsweredOrder } from "../order/use-order.ts";
import styles from "./order.module.css";
import { RitualFacts } from "./ritual-facts.tsx";
import { orderText } from "./text.ts";

/** Which ritual, where and when. */
export function BookedPuja({ booked }: { booked: AnsweredOrder }) {
  const t = useText(orderText);
  const line = useText(orderLineText);
  const { order } = booked;
  const { kind, choice, image, muhurat, tithi, temple, page } = orderedRitual(booked);

  return (
    <section className={styles.part}>
      <h2>{line.heading[kind]}</h2>
      <RitualFacts
        {...{ image, tithi }}
        choice={choice.name}
        startsAt={muhurat.start_at}
        place={templePlace(temple)}
      >
        <Link variant="more" href={page}>
          {line.see[kind]}
        </Link>
      </RitualFacts>
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
