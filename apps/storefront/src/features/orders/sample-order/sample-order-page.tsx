import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { orderLineText } from "../../../lines/order-line-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import { OrderTimeline } from "../order/order-timeline.tsx";
import { ordersText } from "../order/text.ts";
import styles from "../order-page/order.module.css";
import { Proofs } from "../order-page/proofs.tsx";
import { RitualFacts } from "../order-page/ritual-facts.tsx";
import { SankalpPart } from "../order-page/sankalp-part.tsx";
import { orderText } from "../order-page/text.ts";
import type { SampleOrderData } from "./load-sample-order.ts";
import { sampleOrderText } from "./text.ts";

/** A finished order from the first step to the prasad, with the parts of a real order's page. */
export function SampleOrderPage({ sample, serverTime }: SampleOrderData) {
  const t = useText(sampleOrderText);
  const own = useText(orderText);
  const { states, statusHeading } = useText(ordersText);
  const { heading } = useText(orderLineText);
  const moment = useMoment();
  const { prasad, next_pooja_id: next } = sample;
  return (
    <div className={styles.page}>
      <Banner title={t.title}>{t.note}</Banner>
      <header>
        <p className={styles.state}>{states.closed}</p>
        <h1 className={styles.title}>{sample.title}</h1>
        <p className={styles.soft}>
          {own.number(sample.number)} · {own.placed(moment(sample.placed_at))}
        </p>
      </header>
      <section className={styles.part}>
        <h2>{statusHeading}</h2>
        <OrderTimeline order={sample} serverTime={serverTime} />
      </section>
      <section className={styles.part}>
        <h2>{heading.pooja}</h2>
        <RitualFacts
          {...{ image: sample.image, tithi: sample.tithi, place: sample.temple }}
          choice={`${sample.package_name}, ${formatMoney(sample.price)}`}
          startsAt={sample.starts_at}
        />
      </section>
      <SankalpPart sankalp={{ state: "read_out", ...sample.sankalp }} />
      <Proofs proofs={sample.proofs} ritual={sample} />
      <section className={styles.part}>
        <h2>{t.prasad}</h2>
        <div className={styles.puja}>
          <Artwork {...prasad.image} sizes="120px" />
          <div>
            <p>
              <b>{prasad.contents}</b>
            </p>
            <p>{t.sent(moment(prasad.sent_at))}</p>
            <p>{t.delivered(moment(prasad.delivered_at))}</p>
          </div>
        </div>
      </section>
      <ButtonLink href={next ? pathTo("/pooja/:id", { id: next }) : pathTo("/online-puja")}>
        {next ? t.book : t.all}
      </ButtonLink>
    </div>
  );
}
