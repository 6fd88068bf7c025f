import { getBanners } from "@aradhana/core/api";
import { VisuallyHidden } from "@aradhana/ui/visually-hidden";
import { useCallback } from "react";
import { AnswerView } from "../../answer/answer-view.tsx";
import { useAnswer } from "../../answer/use-answer.ts";
import type { WidgetProps } from "../../widget.ts";
import { BannerShow } from "./banner-show.tsx";
import { BannersSkeleton } from "./banners-skeleton.tsx";
import { NoBanners } from "./no-banners.tsx";
import { bannersText } from "./text.ts";

/** Up to five banners, one at a time: those for everybody, and those for this partner. */
export function Component({ api, visitor, search, framed, partner }: WidgetProps) {
  const load = useCallback(
    () => getBanners(api, { place: "frame", ...(partner && { partner_id: partner.id }) }),
    [api, partner],
  );
  const { answer, retry } = useAnswer(load);
  const t = bannersText[visitor.language];

  return (
    <>
      {framed ? <VisuallyHidden as="h1">{t.title}</VisuallyHidden> : <h1>{t.title}</h1>}
      <AnswerView
        answer={answer}
        retry={retry}
        visitor={visitor}
        skeleton={<BannersSkeleton loading={t.loading} />}
      >
        {({ banners }) =>
          banners.length > 0 ? (
            <BannerShow banners={banners} messages={t} search={search} />
          ) : (
            <NoBanners messages={t} search={search} />
          )
        }
      </AnswerView>
    </>
  );
}
