import { getHome } from "@aradhana/core/api";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../services/services.ts";

const MOST_BANNERS = 5;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const { results, meta } = await getHome(api, (type) => console.info(`home: no way to draw "${type}"`));
  const { banners, categories, notices, sections } = results;
  return {
    banners: banners.slice(0, MOST_BANNERS),
    categories,
    notices,
    sections: sections.filter(({ items }) => items.length > 0),
    serverTime: meta.server_time,
  };
}
