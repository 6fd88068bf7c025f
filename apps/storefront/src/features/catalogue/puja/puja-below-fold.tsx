import type { Pooja } from "@aradhana/core/contract";
import { PujaTile } from "../../../lines/puja/puja-tile.tsx";
import { RelatedRituals } from "../detail/related-rituals.tsx";
import { ReviewsAndQuestions } from "./reviews-and-questions.tsx";
import { Ritual } from "./ritual.tsx";
import { Terms } from "./terms.tsx";
import { VipPart } from "./vip-part.tsx";

interface Props {
  puja: Pooja;
  now: number;
}

/** What one reads before deciding. */
export function PujaStory({ puja, now, vip }: Props & { vip: boolean }) {
  return (
    <>
      {vip && <VipPart puja={puja} />}
      <Ritual puja={puja} />
      <Terms puja={puja} now={now} />
      <ReviewsAndQuestions puja={puja} />
    </>
  );
}

export function RelatedPujas({ puja, now }: Props) {
  return <RelatedRituals beside={puja} cards={puja.related} now={now} Tile={PujaTile} />;
}
