import type { Home, HomeBanner, HomeSection, PoojaCard } from "@aradhana/core/contract";
import type { readShownBanners } from "../banners/banners.queries.ts";
import type { View } from "../http/view.ts";
import { toReview } from "../reviews/reviews.rules.ts";
import { inLanguage } from "../text/text.ts";
import type { Overview } from "./home.queries.ts";
import type { HomeBlock } from "./home.table.ts";

type Block = HomeBlock & { key: string };
type Section = Exclude<Block, { type: "category" }>;
type HomeData = Overview & {
  upcoming: PoojaCard[];
  vip: PoojaCard[];
  banners: Awaited<ReturnType<typeof readShownBanners>>;
  /** The pujas of the banners. */
  bannerPujas: readonly PoojaCard[];
};

const DEFAULT_BANNERS = 3;

/** The home page: its blocks in order with data from the catalogue, without empty sections. */
export function toHome(blocks: readonly Block[], data: HomeData, view: View): Home {
  const localise = inLanguage(view.language);
  const { proofs } = data;
  const written = toBanners(data, view);
  const banners = written.length > 0 ? written : defaultBanners(data.upcoming);
  const home: Home = { proofs, banners, sections: [], categories: [], notices: [] };
  for (const block of blocks) {
    if (block.type === "category") {
      home.categories.push({ key: block.key, label: localise(block.label), href: block.href });
    } else {
      const section = toSection(block, data, view);
      if (section.items.length > 0) home.sections.push(section);
    }
  }
  return home;
}

/** Where no banner of staff is shown, as in a shop from before banners: the next pujas, each with its place. */
const defaultBanners = (upcoming: readonly PoojaCard[]): HomeBanner[] =>
  upcoming.slice(0, DEFAULT_BANNERS).map((pooja) => ({
    ...{ key: `upcoming-${pooja.id}`, title: pooja.title, image: pooja.image, pooja },
    text: `${pooja.temple.name}, ${pooja.temple.city}`,
  }));

function toBanners({ banners, bannerPujas }: HomeData, { language }: View): HomeBanner[] {
  const localise = inLanguage(language);
  return banners.flatMap(({ key, title, text, image, targetId }) => {
    const pooja = bannerPujas.find(({ id }) => id === targetId);
    const copy = { key, title: localise(title), text: localise(text) };
    return pooja ? [{ ...copy, image: { name: image.name, alt: localise(image.alt) }, pooja }] : [];
  });
}

function toSection(block: Section, data: HomeData, { language }: View): HomeSection {
  const localise = inLanguage(language);
  const { key } = block;
  const title = localise(block.title);
  const seeAll = (total: number) =>
    "seeAll" in block && block.seeAll !== null ? { href: block.seeAll, total } : null;
  switch (block.type) {
    case "upcoming":
      return { key, type: "pujas", title, items: data.upcoming, see_all: seeAll(data.totals.all) };
    case "vip":
      return { key, type: "pujas", title, items: data.vip, see_all: seeAll(data.totals.vip) };
    case "by_purpose": {
      const items = data.purposeRows.map(({ slug, name, total }) => ({ slug, name: localise(name), total }));
      return { key, type: "purposes", title, items, see_all: seeAll(items.length) };
    }
    case "by_deity": {
      const items = data.deityRows.map(({ slug, name, image, imageAlt, total }) => ({
        ...{ slug, name: localise(name), image: { name: image, alt: localise(imageAlt) }, total },
      }));
      return { key, type: "deities", title, items, see_all: seeAll(items.length) };
    }
    case "temples": {
      const items = data.templeRows.map(
        ({ slug, name, city, state, image, imageAlt, total, authorisation }) => ({
          ...{
            slug,
            name: localise(name),
            city: localise(city),
            state: localise(state),
            total,
            authorisation,
          },
          image: { name: image, alt: localise(imageAlt) },
        }),
      );
      return { key, type: "temples", title, items, see_all: seeAll(items.length) };
    }
    case "reviews": {
      const items = data.reviewRows.map(({ review, title: pooja }) => ({
        ...toReview(review),
        pooja_title: localise(pooja),
      }));
      const summary = data.reviewSummary;
      return { key, type: "reviews", title, items, summary, see_all: seeAll(summary.count) };
    }
    case "how_it_works":
    case "trust": {
      const items = block.points.map((point) => ({
        title: localise(point.title),
        text: localise(point.text),
      }));
      return { key, type: block.type === "trust" ? "trust" : "steps", title, items, see_all: null };
    }
  }
}
