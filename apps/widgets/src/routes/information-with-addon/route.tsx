import { poojaById } from "@aradhana/core/api";
import { statusAt } from "@aradhana/core/pooja-status";
import { useCallback } from "react";
import { AnswerView } from "../../answer/answer-view.tsx";
import { useAnswer } from "../../answer/use-answer.ts";
import { DetailSkeleton } from "../../rites/detail-skeleton.tsx";
import { RiteGone } from "../../rites/rite-gone.tsx";
import { RiteOver } from "../../rites/rite-over.tsx";
import { ritesText } from "../../rites/text.ts";
import type { WidgetProps } from "../../widget.ts";
import { PujaBooking } from "./puja-booking.tsx";

/** The booking of a puja: its package, add-ons, names, phone and price. */
export function Component(widget: WidgetProps) {
  const { api, visitor, search, params } = widget;
  const { language } = visitor;
  const id = params.id ?? "";
  const load = useCallback(() => poojaById(api, id), [api, id]);
  const { answer, retry } = useAnswer(load);
  const place = { visitor, search };
  const gone = <RiteGone words="puja" folder="pujas" {...place} />;

  return (
    <AnswerView
      answer={answer}
      retry={retry}
      visitor={visitor}
      skeleton={(slow) => <DetailSkeleton slow={slow} language={language} />}
      gone={gone}
    >
      {(puja, now) => {
        const over = ritesText[language].puja.over[statusAt(puja, now)];
        const chosen = puja.packages.find((choice) => choice.id === search.get("package"));
        const booked = chosen ?? puja.packages.find(({ is_default }) => is_default) ?? puja.packages[0];
        if (over) return <RiteOver said={over} folder="pujas" next={puja.next} {...place} />;
        return booked ? <PujaBooking {...widget} puja={puja} booked={booked} /> : gone;
      }}
    </AnswerView>
  );
}
