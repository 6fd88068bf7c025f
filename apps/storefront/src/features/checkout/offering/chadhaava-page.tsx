import { policyMoments, statusAt } from "@aradhana/core/catalogue";
import type { Chadhaava } from "@aradhana/core/contract";
import { ownOccasion, shortTithi } from "@aradhana/core/date";
import { pathTo } from "@aradhana/core/paths";
import { PlayIcon } from "@aradhana/ui/icon";
import { chadhaavaList } from "../../../lines/chadhaava/chadhaava-list.ts";
import { ChadhaavaTile } from "../../../lines/chadhaava/chadhaava-tile.tsx";
import { chadhaavaPageText } from "../../../lines/chadhaava/page-text.ts";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Deferred } from "../../../shared/lazy/deferred-part.tsx";
import { useServerClock } from "../../../shared/server-time/use-server-clock.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { Fact } from "../../catalogue/detail/fact.tsx";
import { Facts } from "../../catalogue/detail/facts.tsx";
import { OtherDates } from "../../catalogue/detail/other-dates.tsx";
import { outcome } from "../../catalogue/detail/outcome-parts.ts";
import { PolicySection } from "../../catalogue/detail/policy-section.tsx";
import { ProofSection } from "../../catalogue/detail/proof-section.tsx";
import { RelatedRituals } from "../../catalogue/detail/related-rituals.tsx";
import { RitualPage } from "../../catalogue/detail/ritual-page.tsx";
import { RitualSummary } from "../../catalogue/detail/ritual-summary.tsx";
import { Section } from "../../catalogue/detail/section.tsx";
import { Sharing } from "../../catalogue/detail/sharing.tsx";
import {
  AboutSection,
  BenefitsSection,
  QuestionsSection,
  StepsSection,
} from "../../catalogue/detail/story-sections.tsx";
import { TempleSection } from "../../catalogue/detail/temple-section.tsx";
import { detailText } from "../../catalogue/detail/text.ts";
import { PayBar } from "../one-page/pay-bar.tsx";
import { BookingForm } from "./booking-form.tsx";
import { OfferingList } from "./offering-list.tsx";
import { useOffering } from "./use-offering.ts";

interface ChadhaavaPageProps {
  chadhaava: Chadhaava;
  serverTime: string;
}

const pathOf = (id: string) => pathTo("/chadhaava/:id", { id: id });

/** Everything about one dated chadhaava, and the form that books it. */
export function ChadhaavaPage({ chadhaava, serverTime }: ChadhaavaPageProps) {
  const { language } = useVisitor();
  const t = useText(chadhaavaPageText);
  const { otherDates } = useText(detailText);
  const { id, title, policy, proof, benefits, steps, faqs, dates, related } = chadhaava;
  const { about, occasion, occasion_meaning } = chadhaava;
  const { start_at, end_at } = chadhaava.muhurat;
  const now = useServerClock(serverTime, [
    chadhaava.cutoff_at,
    ...policyMoments(policy, start_at),
    start_at,
    end_at,
  ]);
  const offering = useOffering(chadhaava);
  const status = offering.isClosed ? "closed" : statusAt(chadhaava, now);
  const isOpen = status === "open";
  const listPath = chadhaavaList.path;
  const isCartDisabled = useCartDisabled();
  // Its total is beside it.
  const button = { page: offering, choose: t.choose, ...(isCartDisabled && { labelOf: () => t.bookNow }) };

  return (
    <RitualPage
      ritual={chadhaava}
      list={{ href: listPath, label: t.list }}
      isOpen={isOpen}
      summary={
        <RitualSummary
          startAt={start_at}
          detail={ownOccasion(occasion, start_at, language) ?? shortTithi(chadhaava.tithi)}
        />
      }
      facts={
        <Facts ritual={chadhaava} listPath={listPath} serverTime={serverTime} isOpen={isOpen}>
          <Fact icon={PlayIcon} name={t.proof.label} more={t.proof.more}>
            {t.proof.within(chadhaava.proof_eta_hours)}
          </Fact>
        </Facts>
      }
      sharing={
        <Sharing
          title={title}
          path={pathOf(id)}
          question={t.askAbout(title, formatDate(start_at, "day", language))}
        />
      }
      choice={isOpen && <OfferingList chadhaava={chadhaava} offering={offering} />}
      booking={
        isOpen ? (
          <BookingForm {...{ chadhaava, offering, now, button }} />
        ) : (
          <Deferred
            part={outcome}
            props={{ type: "chadhaava", ritual: chadhaava, status, messages: t.outcome, listPath, pathOf }}
          />
        )
      }
      story={
        <>
          {isOpen && dates.length > 0 && (
            <Section title={otherDates}>
              <OtherDates dates={dates} pathOf={pathOf} />
            </Section>
          )}
          <BenefitsSection benefits={benefits} />
          <ProofSection proof={proof} />
          <AboutSection title={t.about} {...{ about, occasion, occasion_meaning }} />
          <StepsSection steps={steps} />
          <PolicySection policy={policy} startAt={start_at} now={now} />
          <QuestionsSection faqs={faqs} />
          <TempleSection
            ritual={chadhaava}
            listPath={listPath}
            messages={{ title: t.temple, upcoming: t.templeUpcoming }}
          />
        </>
      }
      after={
        <>
          <RelatedRituals beside={chadhaava} cards={related} now={now} Tile={ChadhaavaTile} />
          {isOpen && <PayBar {...button} />}
        </>
      }
    />
  );
}
