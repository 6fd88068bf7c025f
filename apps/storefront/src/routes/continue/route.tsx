import { type ShouldRevalidateFunction, useLoaderData } from "react-router-dom";
import { phoneText } from "../../features/account/phone/text.ts";
import { Checkout } from "../../features/checkout/steps/checkout.tsx";
import { Closed } from "../../features/checkout/steps/closed.tsx";
import { continueText } from "../../features/checkout/steps/text.ts";
import { useAddressQuery } from "../../shared/address/use-address-query.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [continueText, phoneText, errorTexts];

export const sharedChunks = ["booking"];

export const loader = lazyLoader(() => import("../../features/checkout/steps/loader.ts"));

export const hasOwnBar = true;

/** A step is another query of the same puja: nothing to read again, and no form to lose to a bad line. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname !== nextUrl.pathname ||
  (currentUrl.search === nextUrl.search && defaultShouldRevalidate);

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  return { title: continueText.in(language).title(data.puja.title), noindex: true };
}

export function Component() {
  const { puja, serverTime, isOpen } = useLoaderData<typeof loader>();
  const query = useAddressQuery();
  if (!isOpen) return <Closed puja={puja} />;
  return <Checkout key={puja.id} puja={puja} serverTime={serverTime} chosen={query.get("package")} />;
}
