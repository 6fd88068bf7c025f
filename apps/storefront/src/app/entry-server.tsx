import type { ApiClient } from "@aradhana/core/api";
import type { PathPattern } from "@aradhana/core/paths";
import { StrictMode } from "react";
import { type ReactDOMServerReadableStream, renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router-dom";
import type { PageMeta } from "../shared/page-meta/page-meta.ts";
import { type Services, servicesContext } from "../shared/services/services.ts";
import { VisitorProvider } from "../shared/services/visitor.tsx";
import { type Shop, setShop } from "../shared/shell-text/shop.ts";
import { shellText } from "../shared/shell-text/text.ts";
import { hasValidParams } from "./router/has-valid-params.ts";
import type { ScreenHandle } from "./router/screen.ts";
import { routes, screens } from "./routes.tsx";
import { loadScreenError } from "./shell/screen-error.tsx";
import { siteFooter } from "./shell/site-footer.ts";

export { renderBootScreen } from "./shell/render-boot-screen.tsx";

const handler = createStaticHandler(routes, { future: { v8_middleware: true } });

export interface RenderedPage {
  status: number;
  /** The matched screens' modules, by their keys in the browser build's manifest. */
  modules: string[];
  /** Undefined if the screen failed. */
  meta: PageMeta | undefined;
  body: ReactDOMServerReadableStream;
}

interface RenderOptions extends Services {
  /** Marks the inline scripts. */
  nonce: string;
  /** Who runs the shop; null for those that the build has. */
  shop?: Shop | null;
  onError(error: unknown): void;
}

/** The page for a request, or the redirect that a loader returned. */
export async function render(
  request: Request,
  { nonce, shop, onError, ...services }: RenderOptions,
): Promise<Response | RenderedPage> {
  // A picture of a page to share is rendered without them.
  if (shop !== undefined) setShop(shop);
  await Promise.all([
    ...(["en", "hi"] as const).map((language) => shellText.load(language)),
    siteFooter.preload(),
    loadScreenError(),
  ]);
  const requestContext = new RouterContextProvider(new Map([[servicesContext, services]]));
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) return context;

  const router = createStaticRouter(handler.dataRoutes, context);
  const body = await renderToReadableStream(
    <StrictMode>
      <VisitorProvider value={services.visitor}>
        <StaticRouterProvider router={router} context={context} nonce={nonce} />
      </VisitorProvider>
    </StrictMode>,
    {
      nonce,
      signal: request.signal,
      onError,
      // Suspended parts are rendered in place, so that the page shows without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );

  const { route: matched, params = {} } = context.matches.at(-1) ?? {};
  const handle = matched?.handle as ScreenHandle | undefined;
  const meta =
    handle && !context.errors
      ? handle.meta({
          data: context.loaderData[matched?.id ?? ""],
          language: services.visitor.language,
          path: context.location.pathname,
        })
      : undefined;
  for (const error of Object.values(context.errors ?? {})) {
    if (error instanceof Error) onError(error);
  }
  const modules = handle ? [`src/routes/${handle.folder}/route.tsx`] : [];
  const query = Object.fromEntries(new URLSearchParams(context.location.search));
  const isNothing = handle && !hasValidParams({ ...query, ...params }, handle.params);
  return { status: isNothing ? 404 : context.statusCode, modules, meta, body };
}

/** The addresses of all screens for search engines. */
export async function sitemapPaths(api: ApiClient): Promise<string[]> {
  const paths = await Promise.all(
    screens.map(async ({ id, lazy }) => {
      const { handle } = typeof lazy === "function" ? await lazy() : {};
      return (handle as ScreenHandle | undefined)?.sitemap?.(api, id as PathPattern) ?? [];
    }),
  );
  // An item may move to the next page of a list while the pages are fetched.
  return [...new Set(paths.flat())];
}
