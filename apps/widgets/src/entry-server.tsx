import type { ApiClient } from "@aradhana/core/api";
import type { CountryCode } from "@aradhana/core/country";
import { createPartnerStore, type PartnerTheme, partnerThemes } from "@aradhana/core/partner";
import { partnerStyle } from "@aradhana/ui/partner-theme";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { Answered } from "./answer/first-answer.ts";
import type { Load } from "./answer/use-answer.ts";
import { newBuyer } from "./buyer/buyer.ts";
import { type Rendered, renderedId } from "./rendered.ts";
import { routeAt } from "./routes.ts";
import { readVisitor, type Visitor } from "./visitor.ts";
import { type Opened, openWidget, WidgetApp } from "./widget-app.tsx";

export { isWidgetPath } from "./routes.ts";

interface RenderOptions {
  /** The first language of `Accept-Language`. */
  browserLanguage: string;
  /** The country of the visitor, unless the address names one. */
  country: CountryCode;
  /** Whether it is shown in a frame on a partner's page. */
  framed: boolean;
  /** The theme of the partner in the address. @default the theme of all other pages */
  theme?: PartnerTheme | undefined;
  /** The API client with the visitor's parameters. */
  apiOf(visitor: Visitor): ApiClient;
}

/** A widget rendered for its document. */
export interface RenderedWidget {
  /** The key in the build's manifest. */
  module: string;
  language: Visitor["language"];
  html: string;
  /** The element with the hydration data, and its content. */
  rendered: { id: string; value: Rendered };
  /** The partner's theme, if the address names a partner. */
  style: ReturnType<typeof partnerStyle> | undefined;
}

/** Renders the widget of an address with its data; undefined if only the browser can render it. */
export async function renderWidget(
  address: URL,
  options: RenderOptions,
): Promise<RenderedWidget | undefined> {
  const { route } = routeAt(address.pathname);
  if (!route.renderedModule) return undefined;
  const { framed, browserLanguage, country, theme, apiOf } = options;
  const visitor = readVisitor(address.searchParams, browserLanguage, country);
  const api = apiOf(visitor);
  const opened = await openWidget(address);
  const draw = (answered?: Answered, onLoad?: (load: Load<unknown>) => void) =>
    renderToString(tree({ ...opened, answered }, { api, visitor, framed, onLoad }));

  // Rendered once to find its request, and again with the response.
  let load: Load<unknown> | undefined;
  draw(undefined, (requested) => {
    load = requested;
  });
  const answered = await load?.();
  if (!answered) return undefined;
  return {
    module: route.renderedModule,
    language: visitor.language,
    html: draw(answered),
    rendered: { id: renderedId, value: { framed, language: visitor.language, answered } },
    style: framed ? partnerStyle(theme ?? partnerThemes.default) : undefined,
  };
}

interface Surroundings extends Pick<RenderOptions, "framed"> {
  api: ApiClient;
  visitor: Visitor;
  onLoad: ((load: Load<unknown>) => void) | undefined;
}

/** Must equal the first render of entry-client, before the host page has connected. */
function tree(first: Opened, { api, visitor, framed, onLoad }: Surroundings) {
  return (
    <StrictMode>
      <WidgetApp
        api={api}
        visitor={visitor}
        framed={framed}
        partners={createPartnerStore()}
        host={{
          follow: () => () => {},
          inDialog: () => false,
          shown() {},
          notify() {},
          prefill: () => ({}),
          onPrefill: () => () => {},
        }}
        app={undefined}
        buyer={newBuyer({ id: "server", startedAt: 0 }, { now: Date.now })}
        following={undefined}
        first={first}
        onLoad={onLoad}
      />
    </StrictMode>
  );
}
