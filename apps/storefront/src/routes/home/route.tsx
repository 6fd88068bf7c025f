import { getHome } from "@aradhana/core/api";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { useText } from "../../i18n/define-text.ts";
import type { MetaArgs, PageMeta } from "../../screen/page-meta.ts";
import { servicesContext } from "../../services/services.ts";
import { homeText } from "./text.ts";

export const texts = [homeText];

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const { results } = await getHome(api);
  return results;
}

export function meta({ language }: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const { title, description } = homeText.in(language);
  return { title, description };
}

export function Component() {
  const home = useLoaderData<typeof loader>();
  const t = useText(homeText);
  return (
    <>
      <h1>{t.title}</h1>
      {home.banners.map((banner) => (
        <h2 key={banner.key}>{banner.title}</h2>
      ))}
    </>
  );
}
