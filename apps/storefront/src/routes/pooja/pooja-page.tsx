import { policyMoments, statusAt } from "@aradhana/core/catalogue";
import type { Pooja } from "@aradhana/core/contract";
import { Badge } from "@aradhana/ui/badge";
import { Breadcrumb } from "@aradhana/ui/breadcrumb";
import { Gallery } from "@aradhana/ui/gallery";
import { useText } from "../../i18n/define-text.ts";
import { pujaText } from "../../lines/puja/text.ts";
import { useServerClock } from "../../server-time/use-server-clock.ts";
import { Booking } from "./booking.tsx";
import { BookingBar } from "./booking-bar.tsx";
import { Facts } from "./facts.tsx";
import { Outcome } from "./outcome.tsx";
import styles from "./pooja.module.css";
import { Related } from "./related.tsx";
import { Rite } from "./rite.tsx";
import { Sharing } from "./sharing.tsx";
import { Terms } from "./terms.tsx";
import { poojaPageText } from "./text.ts";
import { TopLine } from "./top-line.tsx";
import { Voices } from "./voices.tsx";
import "../../screen/unseen.css";

interface PoojaPageProps {
  puja: Pooja;
  serverTime: string;
}

/** Everything about one dated puja, and the one form that books it. */
export function PoojaPage({ puja, serverTime }: PoojaPageProps) {
  const t = useText(poojaPageText);
  const words = useText(pujaText);
  const { start_at, end_at } = puja.muhurat;
  const now = useServerClock(serverTime, [
    puja.cutoff_at,
    ...policyMoments(puja.policy, start_at),
    start_at,
    end_at,
  ]);
  const status = statusAt(puja, now);
  const isOpen = status === "open";

  return (
    <article className={styles.page} data-open={isOpen || undefined}>
      <Breadcrumb
        label={t.trail}
        trail={[
          { href: "/", label: t.home },
          { href: "/online-puja", label: t.pujas },
        ]}
        current={puja.title}
      />
      <div className={styles.layout}>
        <div className={styles.opening}>
          <Gallery
            label={t.pictures}
            arrows={words}
            pictures={puja.gallery.length > 0 ? puja.gallery.slice(0, 3) : [puja.image]}
          />
          <header className={styles.head}>
            <TopLine puja={puja} />
            <h1>{puja.title}</h1>
            <p className={styles.subtitle}>{puja.subtitle}</p>
            <p className={styles.badges}>
              <Badge kind={puja.authorisation}>{words.authorisation[puja.authorisation]}</Badge>
              {puja.is_vip && <Badge kind="vip">{words.vip}</Badge>}
            </p>
          </header>
          <Facts puja={puja} serverTime={serverTime} isOpen={isOpen} />
          <Sharing puja={puja} />
        </div>
        <div className={styles.booking}>
          {isOpen ? <Booking puja={puja} /> : <Outcome puja={puja} status={status} />}
        </div>
        <div className={styles.story} data-unseen>
          <Rite puja={puja} />
          <Terms puja={puja} now={now} />
          <Voices puja={puja} />
        </div>
      </div>
      <Related puja={puja} now={now} />
      {isOpen && <BookingBar packages={puja.packages} />}
    </article>
  );
}
