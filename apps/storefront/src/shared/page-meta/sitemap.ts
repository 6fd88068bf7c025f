import type { ApiClient } from "@aradhana/core/api";
import type { PathPattern } from "@aradhana/core/paths";

/** The addresses of a route for search engines. `path` is the route's own pattern. */
export type Sitemap = (api: ApiClient, path: PathPattern) => Promise<readonly string[]>;

/** The sitemap of a route with one address, its pattern. */
export const ownPath: Sitemap = async (_, path) => [path];

interface Page {
  results: { [list: string]: unknown };
  meta: { total?: number | undefined };
}

const PER_PAGE = 48;

/** The sitemap of a route for the items of a list: `read` fetches a page of the list, `pathsOf` gives its addresses. */
export const pathsOfList =
  <Answer extends Page>(
    read: (api: ApiClient, query: { page: number; limit: number }) => Promise<Answer>,
    pathsOf: (results: Answer["results"]) => readonly string[],
  ): Sitemap =>
  async (api) => {
    const paths: string[] = [];
    for (let page = 1; ; page++) {
      const { results, meta } = await read(api, { page, limit: PER_PAGE });
      const found = pathsOf(results);
      paths.push(...found);
      if (found.length < PER_PAGE || page * PER_PAGE >= (meta.total ?? 0)) return paths;
    }
  };
