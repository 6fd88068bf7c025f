import type { ApiClient } from "@aradhana/core/api";
import type { CountryCode } from "@aradhana/core/country";
import { createPartnerStore, type PartnerTheme, themeOf } from "@aradhana/core/partner";
import { partnerStyle } from "@aradhana/ui/partner-theme";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import type { Answered } from "./answer/first-answer.ts";
import type { Load } from "./answer/use-answer.ts";
import { newBuyer } from "./buyer/buyer.ts";
import { type Drawn, drawnId } from "./drawn.ts";
import { routeAt } from "./routes.ts";
import { readVisitor, type Visitor } from "./visitor.ts";
import { type Opened, openWidget, WidgetApp } from "./widget-app.tsx";

export { isWidgetPath } from "./routes.ts";

interface DrawOptions {
  /** The first language of `Accept-Language`. */
  browserLanguage: string;
  /** Where who asks is taken to be, unless the address says it. */
  country: CountryCode;
  /** Whether it is to stand in a page of somebody else. */
  framed: boolean;
  /** Of the partner that the address names. @default as `themeOf` has it */
  theme?: PartnerTheme | undefined;
  /** The API with the parameters of that visitor. */
  apiOf(visitor: Visitor): ApiClient;
}

/** A rendered widget for its document. */
export interface DrawnWidget {
  /** In the build's manifest. */
  module: string;
  language: Visitor["language"];
  html: string;
  /** The element with the data for hydration, and its content. */
  drawn: { id: string; value: Drawn };
  /** The partner's look, where the address names one. */
  style: ReturnType<typeof partnerStyle> | undefined;
}

/** Draws the widget of an address with what it shows; nothing where that is for the browser to do. */
export async function drawWidget(address: URL, options: DrawOptions): Promise<DrawnWidget | undefined> {
  const { route } = routeAt(address.pathname);
  if (!route.drawnAs) return undefined;
  const { framed, browserLanguage, country, theme, apiOf } = options;
  const visitor = readVisitor(address.searchParams, browserLanguage, country);
  const api = apiOf(visitor);
  const opened = await openWidget(address);
  const draw = (answered?: Answered, onLoad?: (load: Load<unknown>) => void) =>
    renderToString(tree({ ...opened, answered }, { api, visitor, framed, onLoad }));

  // Drawn once for what it asks for, and again with the answer.
  let load: Load<unknown> | undefined;
  draw(undefined, (requested) => {
    load = requested;
  });
  const answered = await load?.();
  if (!answered) return undefined;
  return {
    module: route.drawnAs,
    language: visitor.language,
    html: draw(answered),
    drawn: { id: drawnId, value: { framed, language: visitor.language, answered } },
    style: framed
      ? partnerStyle(theme ?? themeOf(address.searchParams.get("partner_id") ?? undefined))
      : undefined,
  };
}

interface Surroundings extends Pick<DrawOptions, "framed"> {
  api: ApiClient;
  visitor: Visitor;
  onLoad: ((load: Load<unknown>) => void) | undefined;
}

/** As entry-client draws it, in a page that has said nothing yet. */
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
