import { getPoojaListing } from "@aradhana/core/api";
import { useCallback, useMemo } from "react";
import { AnswerView } from "../../answer/answer-view.tsx";
import { useAnswer } from "../../answer/use-answer.ts";
import type { WidgetProps } from "../../widget.ts";
import { NoneFound } from "./none-found.tsx";
import { PujaGrid } from "./puja-grid.tsx";
import { PujasSkeleton } from "./pujas-skeleton.tsx";
import { readQuery } from "./read-query.ts";
import { pujasText } from "./text.ts";

/** The coming pujas, each a way to its page on the full site. */
export function Component({ api, visitor, search, framed }: WidgetProps) {
  const { language } = visitor;
  const query = useMemo(() => readQuery(search), [search]);
  const load = useCallback(() => getPoojaListing(api, query), [api, query]);
  const { answer, retry } = useAnswer(load);

  return (
    <>
      <h1 className={framed ? "visually-hidden" : undefined}>{pujasText[language].title}</h1>
      <AnswerView
        answer={answer}
        retry={retry}
        visitor={visitor}
        skeleton={(slow) => <PujasSkeleton limit={query.limit} slow={slow} language={language} />}
      >
        {({ pujas, suggestions }, now) =>
          pujas.length > 0 ? (
            <PujaGrid pujas={pujas} now={now} titleAs="h2" visitor={visitor} search={search} />
          ) : (
            <NoneFound
              others={suggestions.slice(0, query.limit)}
              now={now}
              visitor={visitor}
              search={search}
            />
          )
        }
      </AnswerView>
    </>
  );
}
