import { heroSizes } from "@aradhana/ui/hero";
import { useLoaderData } from "react-router-dom";
import { reviewText } from "../../features/catalogue/reviews/text.ts";
import { Highlights } from "../../features/content/home/highlights.tsx";
import styles from "../../features/content/home/home.module.css";
import { HomeSections } from "../../features/content/home/home-sections.tsx";
import { homeJsonLd } from "../../features/content/home/json-ld.ts";
import type { HomeFeed } from "../../features/content/home/loader.ts";
import { StoredSince, useKeepFeed } from "../../features/content/home/saved-feed.tsx";
import { Shortcuts } from "../../features/content/home/shortcuts.tsx";
import { homeText } from "../../features/content/home/text.ts";
import { UnfinishedThings } from "../../features/content/home/unfinished-lazy.tsx";
import { pujaText } from "../../lines/puja/text.ts";
import { ritualText } from "../../lines/ritual-text.ts";
import { useText } from "../../shared/i18n/define-text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";
import { useServerClock } from "../../shared/server-time/use-server-clock.ts";
import "../../shared/styles/below-fold.css";

export const texts = [homeText, pujaText, ritualText, reviewText];

export const sitemap = ownPath;

export const loader = lazyLoader(() => import("../../features/content/home/loader.ts"));

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
  const { banners, categories, notices, sections, serverTime, storedSince } = feed;
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
      {storedSince && <StoredSince time={storedSince} />}
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
