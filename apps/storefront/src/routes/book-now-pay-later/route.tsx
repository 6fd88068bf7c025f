import { useLoaderData } from "react-router-dom";
import { refusalText } from "../../refusals/text.ts";
import { lazyLoader } from "../../screen/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { PayLaterPage } from "./pay-later-page.tsx";
import { payLaterText } from "./text.ts";

export const texts = [payLaterText, refusalText];

export const loader = lazyLoader(() => import("./loader.ts"));

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  return { title: payLaterText.in(language).title(data.pooja.title), noindex: true };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  return <PayLaterPage key={data.chosen.id} {...data} />;
}
