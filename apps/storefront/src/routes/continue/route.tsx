import { poojaById } from "@aradhana/core/api";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { loginText } from "../../login/text.ts";
import { phoneText } from "../../phone/text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { servicesContext } from "../../services/services.ts";
import { Checkout } from "./checkout.tsx";
import { Closed } from "./closed.tsx";
import { continueText } from "./text.ts";

export const texts = [continueText, phoneText, loginText];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { results, meta } = await poojaById(context.get(servicesContext).api, params.id ?? "");
  return { pooja: results, isOpen: results.status === "open" && results.cutoff_at > meta.server_time };
}

export function meta({ data, language }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  return { title: continueText.in(language).title(data.pooja.title), noindex: true };
}

export function Component() {
  const { pooja, isOpen } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  if (!isOpen) return <Closed pooja={pooja} />;
  return <Checkout key={pooja.id} pooja={pooja} chosen={query.get("package")} />;
}
