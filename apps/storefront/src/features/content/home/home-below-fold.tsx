import { ArticlesNear } from "../articles/articles-near.tsx";
import { PanchangNear } from "../panchang/panchang-near.tsx";
import { ReelsNear } from "../reels/reels-near.tsx";
import { HomeSections } from "./home-sections.tsx";
import { LinesNear } from "./lines-near.tsx";
import { LinesWithoutScript } from "./lines-without-script.tsx";
import type { HomeFeed } from "./loader.ts";
import { Shortcuts } from "./shortcuts.tsx";

interface Props {
  feed: HomeFeed;
  now: number;
}

/** What comes after the highlights. */
export function HomeBelowFold({ feed, now }: Props) {
  const { categories, sections } = feed;
  return (
    <>
      <Shortcuts categories={categories} sections={sections} now={now} />
      <HomeSections sections={sections} now={now} />
      <PanchangNear />
      <LinesNear />
      <LinesWithoutScript feed={feed} />
      <ReelsNear />
      <ArticlesNear />
    </>
  );
}
