import type { ReactNode } from "react";
import { WidgetFailed } from "../shell/widget-failed.tsx";
import type { WidgetProps } from "../widget.ts";
import type { Answer } from "./use-answer.ts";

interface AnswerViewProps<Results> extends Pick<WidgetProps, "visitor"> {
  answer: Answer<Results>;
  retry(): void;
  /** What stands in while it is on its way; told when that takes long. */
  skeleton(slow: boolean): ReactNode;
  /** Instead of what is not there. @default as a failure */
  gone?: ReactNode;
  children(results: Results, now: number): ReactNode;
}

/** An answer in whatever state it is: a frame is never left blank. */
export function AnswerView<Results>(props: AnswerViewProps<Results>) {
  const { answer, retry, skeleton, gone, visitor, children } = props;
  switch (answer.status) {
    case "loading":
      return skeleton(answer.slow);
    case "ready":
      return children(answer.results, answer.now);
    case "gone":
      return gone ?? <WidgetFailed visitor={visitor} onRetry={retry} />;
    case "failed":
      return (
        <WidgetFailed
          requestId={answer.requestId}
          retrying={answer.retrying}
          onRetry={retry}
          visitor={visitor}
        />
      );
  }
}
