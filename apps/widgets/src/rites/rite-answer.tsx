import { statusAt } from "@aradhana/core/catalogue";
import type { Chadhaava, OrderType, Pooja } from "@aradhana/core/contract";
import type { ReactNode } from "react";
import { riteFolders } from "../address/rite-folders.ts";
import { AnswerView } from "../answer/answer-view.tsx";
import { type Load, useAnswer } from "../answer/use-answer.ts";
import type { WidgetProps } from "../widget.ts";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { RiteGone } from "./rite-gone.tsx";
import { RiteOver } from "./rite-over.tsx";
import styles from "./rites.module.css";
import { ritesText } from "./text.ts";

/** What a single rite is, whatever the rite. */
export type Rite = Pooja | Chadhaava;

export interface RiteAnswerProps extends Pick<WidgetProps, "visitor" | "search"> {
  words: OrderType;
}

interface Props<Asked extends Rite> extends RiteAnswerProps {
  load: Load<Asked>;
  /** `over` says so where it can be booked no more; `gone` is for what the rite does not hold. */
  children(rite: Asked, over: ReactNode | undefined, gone: ReactNode): ReactNode;
}

/** One rite, once it is known, and what stands in until then or where there is none. */
export function RiteAnswer<Asked extends Rite>({ words, load, visitor, search, children }: Props<Asked>) {
  const { answer, retry } = useAnswer(load);
  const place = { folder: riteFolders[words], visitor, search };
  const gone = <RiteGone words={words} {...place} />;
  return (
    <div className={styles.detail}>
      <AnswerView
        answer={answer}
        retry={retry}
        visitor={visitor}
        skeleton={(slow) => <DetailSkeleton slow={slow} language={visitor.language} />}
        gone={gone}
      >
        {(rite, now) => {
          const said = ritesText[visitor.language][words].over[statusAt(rite, now)];
          return children(rite, said && <RiteOver said={said} next={rite.next} {...place} />, gone);
        }}
      </AnswerView>
    </div>
  );
}
