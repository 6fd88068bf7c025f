import { poojaById } from "@aradhana/core/api";
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
import { PackageChoice } from "./package-choice.tsx";

/** One puja in short: what it is, its packages, and the way to book one. */
export function Component({ api, visitor, search, params, host }: WidgetProps) {
  const { language } = visitor;
  const id = params.id ?? "";
  const load = useCallback(() => poojaById(api, id), [api, id]);
  const { answer, retry } = useAnswer(load);
  const place = { visitor, search };

  return (
    <AnswerView
      answer={answer}
      retry={retry}
      visitor={visitor}
      skeleton={(slow) => <DetailSkeleton slow={slow} language={language} />}
      gone={<RiteGone words="puja" folder="pujas" {...place} />}
    >
      {(puja, now) => {
        const over = ritesText[language].puja.over[statusAt(puja, now)];
        return (
          <>
            <RiteHead rite={puja} language={language} isOpen={!over} />
            {over ? (
              <RiteOver said={over} folder="pujas" next={puja.next} {...place} />
            ) : (
              <PackageChoice puja={puja} host={host} {...place} />
            )}
            <RiteTerms rite={puja} {...place} />
          </>
        );
      }}
    </AnswerView>
  );
}
