import { getHome, isTransient } from "@aradhana/core/api";
import type { HomeData } from "@aradhana/core/app-state";
import type { LoaderFunctionArgs } from "react-router-dom";
import { type Services, servicesContext } from "../../../shared/services/services.ts";
import { addLines } from "./lines-without-script.tsx";

const MOST_BANNERS = 5;

/** The home feed as it is shown; `storedSince` is the time of a stored one, shown when it could not be fetched. */
export type HomeFeed = Omit<HomeData, "readAt"> & { storedSince?: string };

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeFeed> {
  const services = context.get(servicesContext);
  if (import.meta.env.SSR) {
    const { readLines } = await import("./lines-for-server.tsx");
    const [feed, lines] = await Promise.all([readFeed(services), readLines(services)]);
    addLines(feed, lines);
    return feed;
  }
  return readFeed(services);
}

async function readFeed({ api, visitor, browser }: Services): Promise<HomeFeed> {
  try {
    const { results, meta } = await getHome(api, (type) => console.info(`home: no way to draw "${type}"`));
    const { proofs, banners, categories, notices, sections } = results;
    return {
      proofs,
      banners: banners.slice(0, MOST_BANNERS),
      categories,
      notices,
      sections: sections.filter(({ items }) => items.length > 0),
      country: meta.country_code,
      serverTime: meta.server_time,
    };
  } catch (error) {
    const tab = isTransient(error) ? await browser?.() : undefined;
    const stored = tab?.state.getState().homeData;
    // The prices of another country do not apply to this visitor.
    if (stored?.country !== (tab?.country.known() ?? visitor.country)) throw error;
    const { readAt, serverTime, ...feed } = stored;
    const now = new Date(Date.parse(serverTime) + Date.now() - readAt).toISOString();
    return { ...feed, serverTime: now, storedSince: serverTime };
  }
}
