import type { HomeBanner } from "@aradhana/core/contract";
import { Carousel } from "@aradhana/ui/carousel";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Highlight } from "./highlight.tsx";
import { homeText } from "./text.ts";

/** What is coming up, one at a time. */
export function Highlights({ banners, now }: { banners: readonly HomeBanner[]; now: number }) {
  const t = useText(homeText);
  return (
    <Carousel label={t.highlights} arrows={{ back: t.previous, on: t.next }} placeLabel={t.slide}>
      {banners.map((banner, index) => (
        <Highlight key={banner.key} banner={banner} now={now} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}
