import { useClock } from "@aradhana/checkout/clock";
import type { ReactNode } from "react";
import { WidgetFailed } from "../shell/widget-failed.tsx";
import type { WidgetProps } from "../widget.ts";
import type { Answer } from "./use-answer.ts";

interface Content<Results> {
  /** When the display changes without a new response (ISO 8601). @default never */
  moments?: (results: Results) => readonly string[];
  /** `now` is the server's time, in ms. */
  children(results: Results, now: number): ReactNode;
}

interface AnswerViewProps<Results> extends Content<Results>, Pick<WidgetProps, "visitor"> {
  answer: Answer<Results>;
  retry(): void;
  /** While it loads. */
  skeleton: ReactNode;
  /** Shown if it does not exist. @default the failure screen */
  gone?: ReactNode;
}

/** A response in each of its states: a frame is never blank. */
export function AnswerView<Results>(props: AnswerViewProps<Results>) {
  const { answer, retry, skeleton, gone, visitor, ...content } = props;
  switch (answer.status) {
    case "loading":
      return skeleton;
    case "ready":
      return <Ready {...content} {...answer} />;
    case "gone":
      return gone ?? <WidgetFailed visitor={visitor} byServer onRetry={retry} />;
    case "failed":
      return (
        <WidgetFailed
          byServer={answer.byServer}
          requestId={answer.requestId}
          retrying={answer.retrying}
          onRetry={retry}
          visitor={visitor}
        />
      );
  }
}

const never = () => [];

function Ready<Results>(props: Content<Results> & { results: Results; serverTime: string }) {
  const { results, serverTime, moments = never, children } = props;
  return children(results, useClock(serverTime, moments(results)));
}
