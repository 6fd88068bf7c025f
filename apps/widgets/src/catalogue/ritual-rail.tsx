import { PujaCardSkeleton } from "@aradhana/ui/puja-card";
import { Rail } from "@aradhana/ui/rail";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useCallback, useMemo } from "react";
import { siteHref } from "../address/site-href.ts";
import { AnswerView } from "../answer/answer-view.tsx";
import { useAnswer } from "../answer/use-answer.ts";
import { ritualPages } from "../lines/ritual-pages.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./catalogue.module.css";
import { NoneFound } from "./none-found.tsx";
import { readQuery } from "./read-query.ts";
import { type ListedCard, momentsOf, ritualCards } from "./ritual-cards.tsx";
import type { RitualKind } from "./ritual-kinds.tsx";
import { catalogueText } from "./text.ts";

interface RitualRailProps<Card> extends WidgetProps {
  kind: RitualKind<Card>;
}

/** The columns of the rail, see packages/ui. */
const sizes = "(min-width: 900px) 278px, min(84vw, 270px)";
const PLACES = [1, 2, 3, 4, 5];

/** Coming rituals of one kind in one row, which is scrolled by finger, keys or arrows. */
export function RitualRail<Card extends ListedCard>({ kind, ...widget }: RitualRailProps<Card>) {
  const { api, visitor, search } = widget;
  const t = catalogueText[visitor.language];
  const { all } = ritualPages(kind.type);
  const query = useMemo(() => readQuery(search, kind.filters), [search, kind]);
  const load = useCallback(() => kind.list(api, query), [kind, api, query]);
  const { answer, retry } = useAnswer(load);
  const frame = {
    heading: t[kind.type].title,
    headingAs: "h1" as const,
    className: styles.rail,
    arrows: t.rail,
    // No landmark: a page may hold two rails of one kind.
    role: "group",
    "aria-roledescription": "carousel",
  };

  return (
    <AnswerView
      answer={answer}
      retry={retry}
      visitor={visitor}
      moments={({ found, others }) => momentsOf([...found, ...others])}
      skeleton={
        <>
          <Rail {...frame} loading>
            {PLACES.map((place) => (
              <PujaCardSkeleton key={place} />
            ))}
          </Rail>
          <VisuallyHidden role="status">{t[kind.type].loading}</VisuallyHidden>
        </>
      }
    >
      {({ found, others }, now) => {
        const rituals = found.length > 0 ? found : others.slice(0, query.limit);
        if (rituals.length === 0) {
          return <NoneFound type={kind.type} all={all} visitor={visitor} search={search} />;
        }
        const seeAll = { href: siteHref(all, search), label: t[kind.type].all };
        return (
          <Rail {...frame} seeAll={seeAll}>
            {ritualCards({ kind, rituals, now, titleAs: "h2", sizes, visitor, search })}
          </Rail>
        );
      }}
    </AnswerView>
  );
}
