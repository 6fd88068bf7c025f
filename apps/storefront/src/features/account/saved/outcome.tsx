import type { MutationState } from "@aradhana/core/query";
import { Banner } from "@aradhana/ui/banner";
import { type RefObject, useRef, useState } from "react";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import styles from "./saved.module.css";

interface OutcomeState {
  text: string;
  place: RefObject<HTMLParagraphElement | null>;
  /** Says what an action did. The pressed button goes: the focus moves here. */
  show(text: string): void;
  clear(): void;
}

/** What the last action of a form did. */
export function useOutcome(): OutcomeState {
  const [text, setText] = useState("");
  const place = useRef<HTMLParagraphElement>(null);
  return {
    text,
    place,
    show(next) {
      setText(next);
      place.current?.focus();
    },
    clear: () => setText(""),
  };
}

interface OutcomeProps {
  of: OutcomeState;
  /** What can be done here; the first that failed says why. */
  actions: { state: MutationState<unknown> }[];
}

/** The place where an outcome is said, and why an action failed. */
export function Outcome({ of: { text, place }, actions }: OutcomeProps) {
  const messageFor = useErrorMessage();
  const failed = actions.map(({ state }) => state).find(({ status }) => status === "failed");
  return (
    <>
      <p ref={place} role="status" tabIndex={-1} className={styles.soft}>
        {text}
      </p>
      {failed?.status === "failed" && (
        <Banner role="alert" kind="danger">
          {messageFor(failed.failure)}
        </Banner>
      )}
    </>
  );
}
