import { useLoaderData } from "react-router-dom";
import { birthText } from "../../features/astrology/birth-details/text.ts";
import { KundaliOrderPage } from "../../features/astrology/kundali-order/kundali-order-page.tsx";
import { kundaliOrderText } from "../../features/astrology/kundali-order/text.ts";
import { serviceOrderText } from "../../features/checkout/service-order/text.ts";
import { chooseTimeMeta } from "../../features/consultation/choose/choose-time-meta.ts";
import { ChooseTimePage } from "../../features/consultation/choose/choose-time-page.tsx";
import { chooseTimeText } from "../../features/consultation/choose/text.ts";
import { placeSearchText } from "../../features/content/place-search/text.ts";
import { astrologerText } from "../../lines/astrologer/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import { ownPath } from "../../shared/page-meta/sitemap.ts";
import type { loader as loadForm } from "./loader.ts";

export const texts = [
  ...[kundaliOrderText, birthText, placeSearchText, serviceOrderText],
  ...[chooseTimeText, astrologerText, errorTexts],
];

export const loader = lazyLoader(() => import("./loader.ts"));

export { revalidateForm as shouldRevalidate } from "../../features/consultation/choose/revalidate-form.ts";

export const sitemap = ownPath;

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof loadForm>>>): PageMeta {
  if (data.service === "consult") return chooseTimeMeta(data.astrologer, language);
  const { metaTitle: title, description } = kundaliOrderText.in(language);
  return { title, description };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  return data.service === "consult" ? <ChooseTimePage {...data} /> : <KundaliOrderPage sold={data.sold} />;
}
