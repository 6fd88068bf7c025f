import { policyMoments, statusAt } from "@aradhana/core/catalogue";
import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Badge } from "@aradhana/ui/badge";
import { pujaText } from "../../../lines/puja/text.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Deferred } from "../../../shared/lazy/deferred-part.tsx";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "../detail/detail.module.css";
import { notifyMe, outcome } from "../detail/outcome-parts.ts";
import { RitualPage } from "../detail/ritual-page.tsx";
import { SectionLinks } from "../detail/section-links.tsx";
import { Sharing } from "../detail/sharing.tsx";
import { detailText } from "../detail/text.ts";
import { Booking } from "./booking.tsx";
import { BookingBar } from "./booking-bar.tsx";
import { PujaFacts } from "./puja-facts.tsx";
import { pujaStory, relatedPujas } from "./puja-parts.ts";
import { PujaSummary } from "./puja-summary.tsx";
import { pujaPageText } from "./text.ts";

interface PujaPageProps {
  puja: Pooja;
  serverTime: string;
  /** The page of its VIP packages alone. @default false */
  vip?: boolean;
}

/** Everything about one dated puja, and the one form that books it. */
export function PujaPage({ puja, serverTime, vip = false }: PujaPageProps) {
  const { language } = useVisitor();
  const t = useText(pujaPageText);
  const detail = useText(detailText);
  const pujaMessages = useText(pujaText);
  const { start_at, end_at } = puja.muhurat;
  const now = useServerClock(serverTime, [
    puja.cutoff_at,
    ...policyMoments(puja.policy, start_at),
    start_at,
    end_at,
  ]);
  const status = statusAt(puja, now);
  const isOpen = status === "open";
  const isFull = puja.capacity?.left === 0;
  const list = vip
    ? { href: pathTo("/vip-pujas"), label: t.vipPujas }
    : { href: pathTo("/online-puja"), label: t.pujas };
  const pathOf = (id: string) => pathTo(vip ? "/pooja/:id/vip" : "/pooja/:id", { id });

  return (
    <RitualPage
      ritual={puja}
      list={list}
      isOpen={isOpen}
      summary={<PujaSummary puja={puja} />}
      badges={puja.is_vip && <Badge kind="vip">{pujaMessages.vip}</Badge>}
      facts={<PujaFacts puja={puja} serverTime={serverTime} isOpen={isOpen} />}
      sharing={
        <Sharing
          title={puja.title}
          path={pathOf(puja.id)}
          question={t.askAbout(puja.title, formatDate(start_at, "day", language))}
        />
      }
      booking={
        isOpen ? (
          <>
            <Booking puja={puja} pathOf={pathOf} />
            {isFull && puja.dates.length === 0 && (
              <Deferred
                part={notifyMe}
                props={{ item_type: "pooja", item_id: puja.id, messages: detail.notify }}
              />
            )}
          </>
        ) : (
          <Deferred
            part={outcome}
            props={{
              type: "pooja",
              ritual: puja,
              status,
              messages: t.outcome,
              listPath: list.href,
              pathOf,
            }}
          />
        )
      }
      links={
        <SectionLinks
          sections={[
            { id: "booking", label: t.sections.packages },
            { id: "receives", label: t.sections.receives },
            { id: "proof", label: t.sections.proof },
            { id: "about", label: t.sections.about },
            { id: "policy", label: t.sections.policy },
            ...(puja.reviews.count > 0 ? [{ id: "reviews", label: t.reviews }] : []),
            { id: "temple", label: t.sections.temple },
          ].slice(isOpen ? 0 : 1)}
        />
      }
      story={<Deferred part={pujaStory} props={{ puja, now, vip }} className={styles.inStory} />}
      after={
        <>
          {puja.related.length > 0 && <Deferred part={relatedPujas} props={{ puja, now }} />}
          {isOpen && <BookingBar packages={puja.packages} />}
        </>
      }
    />
  );
}
