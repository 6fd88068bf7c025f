import { useLoaderData } from "react-router-dom";
import { type ChooseTimeData, ChooseTimePage } from "../../features/consultation/choose/choose-time-page.tsx";
import { chooseTimeText } from "../../features/consultation/choose/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [chooseTimeText, errorTexts];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<ChooseTimeData>): PageMeta {
  const t = chooseTimeText.in(language);
  return { title: t.metaTitle(data.astrologer.title), description: t.description };
}

export function Component() {
  return <ChooseTimePage {...useLoaderData<typeof loader>()} />;
}
