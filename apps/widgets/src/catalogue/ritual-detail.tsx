import type { ReactNode } from "react";
import type { Load } from "../answer/use-answer.ts";
import { type Ritual, RitualAnswer, type RitualAnswerProps } from "./ritual-answer.tsx";
import { RitualHeader } from "./ritual-header.tsx";
import { RitualTerms } from "./ritual-terms.tsx";

interface RitualDetailProps<Shown extends Ritual> extends RitualAnswerProps {
  load: Load<Shown>;
  /** The form or link to book it, while bookings are open. */
  children(ritual: Shown): ReactNode;
}

/** One ritual in short: its facts, how to book it, and its terms. */
export function RitualDetail<Shown extends Ritual>({ children, ...props }: RitualDetailProps<Shown>) {
  const { visitor, search } = props;
  return (
    <RitualAnswer {...props}>
      {(ritual, over, _, now) => (
        <>
          <RitualHeader ritual={ritual} visitor={visitor} now={now} isOpen={!over} />
          {over ?? children(ritual)}
          <RitualTerms ritual={ritual} now={now} visitor={visitor} search={search} />
        </>
      )}
    </RitualAnswer>
  );
}
