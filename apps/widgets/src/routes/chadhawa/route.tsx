import { chadhaavaById } from "@aradhana/core/api";
import { statusAt } from "@aradhana/core/pooja-status";
import { useCallback } from "react";
import { AnswerView } from "../../answer/answer-view.tsx";
import { useAnswer } from "../../answer/use-answer.ts";
import { DetailSkeleton } from "../../rites/detail-skeleton.tsx";
import { RiteGone } from "../../rites/rite-gone.tsx";
import { RiteHead } from "../../rites/rite-head.tsx";
import { RiteOver } from "../../rites/rite-over.tsx";
import { RiteTerms } from "../../rites/rite-terms.tsx";
import { ritesText } from "../../rites/text.ts";
import type { WidgetProps } from "../../widget.ts";
import { Offerings } from "./offerings.tsx";

/** One chadhaava: what it is, what can be offered, and its booking from the names to the payment. */
export function Component(widget: WidgetProps) {
  const { api, visitor, search, params } = widget;
  const { language } = visitor;
  const id = params.id ?? "";
  const load = useCallback(() => chadhaavaById(api, id), [api, id]);
  const { answer, retry } = useAnswer(load);
  const place = { visitor, search };

  return (
    <AnswerView
      answer={answer}
      retry={retry}
      visitor={visitor}
      skeleton={(slow) => <DetailSkeleton slow={slow} language={language} />}
      gone={<RiteGone words="chadhaava" folder="chadhawas" {...place} />}
    >
      {(chadhaava, now) => {
        const over = ritesText[language].chadhaava.over[statusAt(chadhaava, now)];
        return (
          <>
            <RiteHead rite={chadhaava} language={language} isOpen={!over} />
            {over ? (
              <RiteOver said={over} folder="chadhawas" next={chadhaava.next} {...place} />
            ) : (
              <Offerings {...widget} chadhaava={chadhaava} />
            )}
            <RiteTerms rite={chadhaava} {...place} />
          </>
        );
      }}
    </AnswerView>
  );
}
