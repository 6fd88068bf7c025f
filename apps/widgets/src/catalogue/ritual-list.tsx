import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useCallback, useMemo } from "react";
import { AnswerView } from "../answer/answer-view.tsx";
import { useAnswer } from "../answer/use-answer.ts";
import { ritualPages } from "../lines/ritual-pages.ts";
import type { WidgetProps } from "../widget.ts";
import { ListSkeleton } from "./list-skeleton.tsx";
import { NoneFound } from "./none-found.tsx";
import { readQuery } from "./read-query.ts";
import { type ListedCard, momentsOf, ritualCards } from "./ritual-cards.tsx";
import { RitualFilters } from "./ritual-filters.tsx";
import { RitualGrid } from "./ritual-grid.tsx";
import type { RitualKind } from "./ritual-kinds.tsx";
import { catalogueText } from "./text.ts";

/** The columns of the grid, see the stylesheet: few are wider. */
const sizesOf = (count: number) =>
  `(min-width: 800px) ${count > 3 ? 320 : 400}px, (min-width: 520px) 48vw, 100vw`;

interface RitualListProps<Card> extends WidgetProps {
  kind: RitualKind<Card>;
}

/** Upcoming rituals of one kind, in as many columns as the frame has room for. */
export function RitualList<Card extends ListedCard>({ kind, ...widget }: RitualListProps<Card>) {
  const { api, visitor, search, framed } = widget;
  const { language } = visitor;
  const query = useMemo(() => readQuery(search, kind.filters), [search, kind]);
  const load = useCallback(() => kind.list(api, query), [kind, api, query]);
  const { answer, retry } = useAnswer(load);
  const { title } = catalogueText[language][kind.type];
  const layout = search.get("layout") === "list" ? "list" : "grid";

  return (
    <>
      {framed ? <VisuallyHidden as="h1">{title}</VisuallyHidden> : <h1>{title}</h1>}
      <AnswerView
        answer={answer}
        retry={retry}
        visitor={visitor}
        moments={({ found, others }) => momentsOf([...found, ...others])}
        skeleton={<ListSkeleton type={kind.type} limit={query.limit} language={language} />}
      >
        {({ found, others, facets }, now) => (
          <>
            <RitualFilters list={ritualPages(kind.type).list} {...{ facets, visitor, search }} />
            {found.length > 0 ? (
              <RitualGrid layout={layout}>
                {ritualCards({
                  kind,
                  rituals: found,
                  now,
                  titleAs: "h2",
                  sizes: sizesOf(found.length),
                  visitor,
                  search,
                })}
              </RitualGrid>
            ) : (
              <NoneFound type={kind.type} all={ritualPages(kind.type).all} visitor={visitor} search={search}>
                {others.length > 0 && (
                  <RitualGrid layout={layout}>
                    {ritualCards({
                      kind,
                      rituals: others.slice(0, query.limit),
                      now,
                      titleAs: "h3",
                      sizes: sizesOf(others.length),
                      visitor,
                      search,
                    })}
                  </RitualGrid>
                )}
              </NoneFound>
            )}
          </>
        )}
      </AnswerView>
    </>
  );
}
