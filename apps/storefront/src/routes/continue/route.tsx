import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "react-router-dom";
import { phoneText } from "../../phone/text.ts";
import { refusalText } from "../../refusals/text.ts";
import { lazyLoader } from "../../screen/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { Checkout } from "./checkout.tsx";
import { Closed } from "./closed.tsx";
import { continueText } from "./text.ts";

export const texts = [continueText, phoneText, refusalText];

export const loader = lazyLoader(() => import("./loader.ts"));

/** A step is another query of the same puja: nothing to read again, and no form to lose to a bad line. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname !== nextUrl.pathname ||
  (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  return { title: continueText.in(language).title(data.pooja.title), noindex: true };
}

export function Component() {
  const { pooja, serverTime, isOpen } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  if (!isOpen) return <Closed pooja={pooja} />;
  return <Checkout key={pooja.id} pooja={pooja} serverTime={serverTime} chosen={query.get("package")} />;
}
