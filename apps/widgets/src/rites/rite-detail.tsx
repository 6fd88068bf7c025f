import type { ReactNode } from "react";
import type { Load } from "../answer/use-answer.ts";
import { type Rite, RiteAnswer, type RiteAnswerProps } from "./rite-answer.tsx";
import { RiteHead } from "./rite-head.tsx";
import { RiteTerms } from "./rite-terms.tsx";

interface RiteDetailProps<Asked extends Rite> extends RiteAnswerProps {
  load: Load<Asked>;
  /** The way to book it, while that is open. */
  children(rite: Asked): ReactNode;
}

/** One rite in short: what it is, the way to book it, and its terms. */
export function RiteDetail<Asked extends Rite>({ children, ...asked }: RiteDetailProps<Asked>) {
  const { visitor, search } = asked;
  return (
    <RiteAnswer {...asked}>
      {(rite, over) => (
        <>
          <RiteHead rite={rite} language={visitor.language} isOpen={!over} />
          {over ?? children(rite)}
          <RiteTerms rite={rite} visitor={visitor} search={search} />
        </>
      )}
    </RiteAnswer>
  );
}
