import { gallerySizes } from "@aradhana/ui/gallery";
import { useLoaderData } from "react-router-dom";
import { formatDate } from "../../i18n/dates.ts";
import { pujaText } from "../../lines/puja/text.ts";
import { reviewText } from "../../reviews/text.ts";
import { lazyLoader } from "../../screen/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { poojaJsonLd } from "./json-ld.ts";
import { PoojaPage } from "./pooja-page.tsx";
import { poojaPageText } from "./text.ts";

export const texts = [poojaPageText, pujaText, reviewText];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({
  data: { puja },
  language,
  path,
}: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const date = formatDate(puja.muhurat.start_at, "day-year", language);
  const picture = puja.gallery[0]?.name ?? puja.image.name;
  return {
    // Many titles name their place themselves.
    title: puja.title.includes(puja.temple.city) ? puja.title : `${puja.title}, ${puja.temple.city}`,
    description: poojaPageText.in(language).description(puja.title, puja.temple.name, date),
    picture,
    firstPicture: { name: picture, sizes: gallerySizes },
    // Only crawlers read it, and only the server writes it: no browser need fetch what makes it.
    jsonLd: import.meta.env.SSR ? poojaJsonLd(puja, path, language) : [],
  };
}

export function Component() {
  const { puja, serverTime } = useLoaderData<typeof loader>();
  // Another date of the same puja is another page: its choices and counters start anew.
  return <PoojaPage key={puja.id} puja={puja} serverTime={serverTime} />;
}
