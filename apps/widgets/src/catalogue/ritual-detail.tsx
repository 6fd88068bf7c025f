import type { ReactNode } from "react";
import type { Load } from "../answer/use-answer.ts";
import { type Ritual, RitualAnswer, type RitualAnswerProps } from "./ritual-answer.tsx";
import { RitualHeader } from "./ritual-header.tsx";
import { RitualTerms } from "./ritual-terms.tsx";

interface RitualDetailProps<Asked extends Ritual> extends RitualAnswerProps {
  load: Load<Asked>;
  /** The form or link to book it, while bookings are open. */
  children(ritual: Asked): ReactNode;
}

/** One ritual in short: its facts, how to book it, and its terms. */
export function RitualDetail<Asked extends Ritual>({ children, ...asked }: RitualDetailProps<Asked>) {
  const { visitor, search } = asked;
  return (
    <RitualAnswer {...asked}>
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
