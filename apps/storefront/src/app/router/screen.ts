import { loadWithRetry, openOnce } from "@aradhana/browser/lazy";
import type { Language } from "@aradhana/core/contract";
import type { PathPattern } from "@aradhana/core/paths";
import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import type { Label } from "../../shared/analytics/label.ts";
import { withEarlyData } from "../../shared/early-data/early-data.ts";
import type { Text } from "../../shared/i18n/define-text.ts";
import type { DeferredPart } from "../../shared/lazy/deferred-part.tsx";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import type { Sitemap } from "../../shared/page-meta/sitemap.ts";
import type { ParamSchemas } from "./has-valid-params.ts";
import { withRedirectsInLanguage } from "./keep-language.ts";
import { revalidateExceptForPanels } from "./revalidate-except-for-panels.ts";
import { withErrorResponse } from "./with-error-response.ts";

/** The exports of a route's module. */
export interface ScreenModule {
  Component: ComponentType;
  /** Fetches all that the screen shows on its first paint, in parallel. */
  loader?: LoaderFunction;
  /** The messages it uses. */
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
  /** The name of a view in analytics. @default not tracked */
  view?: Label;
  /**
   * The chunks that hold what it has in common with other screens: "reading" for those that a visitor reads one after
   * the other, "booking" for those on which a puja is booked. build/chunk-groups.ts reads them in the source.
   * @default none
   */
  sharedChunks?: readonly string[];
  /** Its parts that are hydrated later than the rest (shared/lazy/deferred-part.tsx). @default none */
  deferred?: readonly Pick<DeferredPart<object>, "preload">[];
  /** Whether it has its own bar at the bottom, instead of the shell's. @default false */
  hasOwnBar?: boolean;
}

/** A screen in the route table. Its skeleton is `skeleton.tsx` in its folder. */
export type Screen = RouteObject & {
  /** Under src/routes. */
  folder: string;
  /** Reads its data, without waiting for the files that only show it. @default null for a screen without a loader */
  read?: LoaderFunction;
};

/** The data of a matched route for server, shell, title and analytics. */
export interface ScreenHandle extends Pick<ScreenModule, "hasOwnBar" | "params" | "sitemap" | "view"> {
  /** Under src/routes: the server finds the screen's files in the build by it. */
  folder: string;
  meta: ScreenModule["meta"];
  /** Whether it has a loader: until that has answered, the screen has no title. */
  needsData: boolean;
}

/** The server renders every language; a tab shows the one of its document. */
const languagesHere = (): Language[] =>
  typeof document === "undefined" ? ["en", "hi"] : [document.documentElement.lang === "hi" ? "hi" : "en"];

/** Whether this is the page that the server rendered, before it is usable. */
const isHydrating = () =>
  typeof document !== "undefined" &&
  document.getElementById("root")?.firstElementChild != null &&
  performance.getEntriesByName("usable").length === 0;

/** One lazy screen at its address: its `folder` under routes/, and what fetches its module. */
export function screen(path: PathPattern, folder: string, load: () => Promise<ScreenModule>): Screen {
  // A link is touched, prefetched and followed: looking for all its files again each time would delay the next page.
  const open = openOnce(() => loadWithRetry(load));
  const loaderOf = ({ loader }: ScreenModule) => loader && withRedirectsInLanguage(withErrorResponse(loader));
  return {
    id: path,
    folder,
    read: async (args, handler) => (await loaderOf(await open())?.(args, handler)) ?? null,
    ...(path === "/" ? { index: true } : { path }),
    lazy: async () => {
      const module = await open();
      const {
        Component,
        texts,
        meta,
        shouldRevalidate = revalidateExceptForPanels,
        hasOwnBar = false,
        params,
        sitemap,
        view,
        deferred = [],
      } = module;
      const loader = loaderOf(module);
      await Promise.all([
        ...languagesHere().flatMap((language) => texts.map((text) => text.load(language))),
        ...(isHydrating() ? [] : deferred.map(({ preload }) => preload())),
      ]);
      const handle: ScreenHandle = {
        ...{ folder, hasOwnBar, meta, params, sitemap, needsData: loader !== undefined },
        ...(view && { view }),
      };
      return {
        Component,
        handle,
        ...(loader && { loader: withEarlyData(loader), shouldRevalidate }),
      };
    },
  };
}
