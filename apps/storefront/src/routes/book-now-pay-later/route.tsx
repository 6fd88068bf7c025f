import { useLoaderData } from "react-router-dom";
import { PayLaterPage } from "../../features/checkout/pay-later-page/pay-later-page.tsx";
import { payLaterText } from "../../features/checkout/pay-later-page/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [payLaterText, errorTexts];

export const view = "View pay later";

export const loader = lazyLoader(() => import("../../features/checkout/pay-later-page/loader.ts"));

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  return { title: payLaterText.in(language).title(data.puja.title), noindex: true };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  return <PayLaterPage key={data.chosen.id} {...data} />;
}
