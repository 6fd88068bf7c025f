import { orderId } from "@aradhana/core/contract";
import { SAMPLE_ORDER } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router-dom";
import * as v from "valibot";
import { OrderById } from "../../features/orders/order-page/order-by-id.tsx";
import { orderPageTexts } from "../../features/orders/order-page/order-page-texts.ts";
import { orderText } from "../../features/orders/order-page/text.ts";
import type { SampleOrderData } from "../../features/orders/sample-order/load-sample-order.ts";
import { SampleOrderPage } from "../../features/orders/sample-order/sample-order-page.tsx";
import { sampleOrderText } from "../../features/orders/sample-order/text.ts";
import { errorTexts } from "../../shared/api-errors/text.ts";
import { lazyLoader } from "../../shared/lazy/lazy-loader.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";

export const texts = [...orderPageTexts, sampleOrderText, errorTexts];

export const params = import.meta.env.SSR ? { id: v.union([orderId, v.literal(SAMPLE_ORDER)]) } : undefined;

const loadSample = lazyLoader(() => import("../../features/orders/sample-order/load-sample-order.ts"));

/** A real order is personal: its page fetches it in the browser. */
export const loader = async (args: LoaderFunctionArgs): Promise<SampleOrderData | null> =>
  args.params.id === SAMPLE_ORDER ? loadSample(args) : null;

export function meta({ data, language }: MetaArgs<SampleOrderData | null>): PageMeta {
  return { title: (data ? sampleOrderText : orderText).in(language).title, noindex: true };
}

export function Component() {
  const { id = "" } = useParams();
  const data = useLoaderData<typeof loader>();
  return data ? <SampleOrderPage {...data} /> : <OrderById key={id} orderId={id} />;
}
