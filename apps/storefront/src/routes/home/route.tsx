import { heroSizes } from "@aradhana/ui/hero";
import { useLoaderData } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import { pujaText } from "../../lines/puja/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { reviewText } from "../../reviews/text.ts";
import { lazyLoader } from "../../screen/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { useServerClock } from "../../server-time/use-server-clock.ts";
import { Highlights } from "./highlights.tsx";
import styles from "./home.module.css";
import { HomeSections } from "./home-sections.tsx";
import { homeJsonLd } from "./json-ld.ts";
import { KeptSince, useKeepFeed } from "./kept-feed.tsx";
import type { HomeFeed } from "./loader.ts";
import { Shortcuts } from "./shortcuts.tsx";
import { homeText } from "./text.ts";
import { UnfinishedThings } from "./unfinished-lazy.tsx";
import "../../screen/unseen.css";

export const texts = [homeText, pujaText, ritualText, reviewText];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<HomeFeed>): PageMeta {
  const { title, description } = homeText.in(language);
  const first = data.banners[0]?.image.name;
  return {
    title,
    description,
    // Only crawlers read it, and only the server writes it: no browser need fetch what makes it.
    jsonLd: import.meta.env.SSR ? homeJsonLd(language) : [],
    ...(first && { picture: first, firstPicture: { name: first, sizes: heroSizes } }),
  };
}

export function Component() {
  const feed = useLoaderData<typeof loader>();
  const { banners, categories, notices, sections, serverTime, keptSince } = feed;
  useKeepFeed(feed);
  const t = useText(homeText);
  const pujas = [
    ...banners.map(({ pooja }) => pooja),
    ...sections.flatMap((section) => (section.type === "pujas" ? section.items : [])),
  ];
  const now = useServerClock(
    serverTime,
    pujas.map(({ cutoff_at }) => cutoff_at),
  );

  return (
    <div className={styles.home}>
      {keptSince && <KeptSince time={keptSince} />}
      {notices.map(({ key, text }) => (
        <p key={key} className={styles.notice}>
          {text}
        </p>
      ))}
      {banners.length > 0 ? (
        <div className={styles.opening}>
          <Highlights banners={banners} now={now} />
          <UnfinishedThings />
        </div>
      ) : (
        <>
          <h1>{t.headline}</h1>
          <UnfinishedThings />
        </>
      )}
      <div className={styles.rest} data-unseen>
        <Shortcuts categories={categories} sections={sections} now={now} />
        <HomeSections sections={sections} now={now} />
      </div>
    </div>
  );
}
