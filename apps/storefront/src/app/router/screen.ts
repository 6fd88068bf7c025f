import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Language } from "@aradhana/core/contract";
import type { PathPattern } from "@aradhana/core/paths";
import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import type { Label } from "../../shared/analytics/label.ts";
import type { Text } from "../../shared/i18n/define-text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import type { Sitemap } from "../../shared/page-meta/sitemap.ts";
import type { ParamSchemas } from "./has-valid-params.ts";
import { refusable } from "./refusable.ts";
import { unlessOnlyAPanel } from "./unless-only-a-panel.ts";

/** What a route's module exports. */
export interface ScreenModule {
  Component: ComponentType;
  /** Everything the screen shows on its first paint; started together, awaited once. */
  loader?: LoaderFunction;
  /** The words it uses. */
  texts: readonly Text<unknown>[];
  // biome-ignore lint/suspicious/noExplicitAny: each route knows its own loader's data; the table cannot.
  meta: (args: MetaArgs<any>) => PageMeta;
  /** @default whenever the address changes by more than a panel */
  shouldRevalidate?: ShouldRevalidateFunction;
  /**
   * What the values of its address must be, those of the query included: with others there is no such page. Only the
   * server checks it: wrap it in `import.meta.env.SSR`.
   */
  params?: ParamSchemas | undefined;
  /** Its addresses for search engines; with what it fetches for it, for the server alone. @default none */
  sitemap?: Sitemap | undefined;
  /** What analytics call a view of it. @default not tracked */
  view?: Label;
}

/** What server, title and analytics read of a matched route. */
export interface ScreenHandle extends Pick<ScreenModule, "params" | "sitemap" | "view"> {
  /** Under src/routes, for the server to find the screen's files in the build. */
  folder: string;
  meta: ScreenModule["meta"];
  /** Whether it has a loader, without whose answer there is nothing to tell. */
  needsData: boolean;
}

/** On the server every language may be asked for; a tab shows the one its document is in. */
const languagesHere = (): Language[] =>
  typeof document === "undefined" ? ["en", "hi"] : [document.documentElement.lang === "hi" ? "hi" : "en"];

/** One lazy screen at its address: `folder` under routes/, and how its module is fetched. */
export function screen(path: PathPattern, folder: string, load: () => Promise<ScreenModule>): RouteObject {
  return {
    id: path,
    ...(path === "/" ? { index: true } : { path }),
    lazy: async () => {
      const {
        Component,
        loader,
        texts,
        meta,
        shouldRevalidate = unlessOnlyAPanel,
        params,
        sitemap,
        view,
      } = await loadWithRetry(load);
      await Promise.all(languagesHere().flatMap((language) => texts.map((text) => text.load(language))));
      const handle: ScreenHandle = {
        ...{ folder, meta, params, sitemap, needsData: loader !== undefined },
        ...(view && { view }),
      };
      return {
        Component,
        handle,
        ...(loader && { loader: refusable(loader), shouldRevalidate }),
      };
    },
  };
}
