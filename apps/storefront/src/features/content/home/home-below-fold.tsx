import { ArticlesNear } from "../articles/articles-near.tsx";
import { PanchangNear } from "../panchang/panchang-near.tsx";
import { ReelsNear } from "../reels/reels-near.tsx";
import { HomeSections } from "./home-sections.tsx";
import { LinesNear } from "./lines-near.tsx";
import type { HomeFeed } from "./loader.ts";
import { Shortcuts } from "./shortcuts.tsx";

interface Props extends Pick<HomeFeed, "categories" | "sections"> {
  now: number;
}

/** What comes after the highlights. */
export function HomeBelowFold({ categories, sections, now }: Props) {
  return (
    <>
      <Shortcuts categories={categories} sections={sections} now={now} />
      <HomeSections sections={sections} now={now} />
      <PanchangNear />
      <LinesNear />
      <ReelsNear />
      <ArticlesNear />
    </>
  );
}
