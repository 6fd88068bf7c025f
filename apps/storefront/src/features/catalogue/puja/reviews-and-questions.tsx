import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { useText } from "../../../shared/i18n/define-text.ts";
import { QuestionsSection } from "../detail/story-sections.tsx";
import { TempleSection } from "../detail/temple-section.tsx";
import { ReviewsSection } from "../reviews/reviews-section-below-fold.tsx";
import { pujaPageText } from "./text.ts";

/** Reviews, questions and the temple. */
export function ReviewsAndQuestions({ puja }: { puja: Pooja }) {
  const t = useText(pujaPageText);
  const { reviews, faqs } = puja;
  return (
    <>
      <ReviewsSection title={t.reviews} reviews={reviews} reviewed={{ type: "pooja", slug: puja.slug }} />
      <QuestionsSection faqs={faqs} />
      <TempleSection
        ritual={puja}
        listPath={pathTo("/online-puja")}
        messages={{ title: t.temple, upcoming: t.templePujas }}
      />
    </>
  );
}
