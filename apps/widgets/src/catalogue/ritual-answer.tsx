import { policyMoments, statusAt } from "@aradhana/core/catalogue";
import type { Chadhaava, Pooja, RitualType } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import { AnswerView } from "../answer/answer-view.tsx";
import { type Load, useAnswer } from "../answer/use-answer.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./catalogue.module.css";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { RitualClosed } from "./ritual-closed.tsx";
import { RitualGone } from "./ritual-gone.tsx";
import { catalogueText } from "./text.ts";

/** The common part of a puja and a chadhaava. */
export type Ritual = Pooja | Chadhaava;

export interface RitualAnswerProps extends Pick<WidgetProps, "visitor" | "search"> {
  type: RitualType;
}

interface Props<Shown extends Ritual> extends RitualAnswerProps {
  load: Load<Shown>;
  /**
   * `over` is the notice for a ritual that can no longer be booked, `gone` the one for a missing part of it,
   * `now` a time in ms.
   */
  children(ritual: Shown, over: ReactNode | undefined, gone: ReactNode, now: number): ReactNode;
}

/** One ritual: its skeleton while it loads, its content, or the error. */
export function RitualAnswer<Shown extends Ritual>({ type, load, visitor, search, children }: Props<Shown>) {
  const { answer, retry } = useAnswer(load);
  const place = { type, visitor, search };
  const gone = <RitualGone {...place} />;
  return (
    <div className={styles.detail}>
      <AnswerView
        answer={answer}
        retry={retry}
        visitor={visitor}
        skeleton={<DetailSkeleton language={visitor.language} />}
        gone={gone}
        moments={({ cutoff_at, muhurat, policy }) => [
          ...[cutoff_at, muhurat.start_at, muhurat.end_at],
          ...policyMoments(policy, muhurat.start_at),
        ]}
      >
        {(ritual, now) => {
          const message = catalogueText[visitor.language][type].over[statusAt(ritual, now)];
          return children(
            ritual,
            message ? <RitualClosed message={message} next={ritual.next} {...place} /> : undefined,
            gone,
            now,
          );
        }}
      </AnswerView>
    </div>
  );
}
