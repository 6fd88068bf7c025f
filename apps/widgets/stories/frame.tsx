import { createApiClient } from "@aradhana/core/api";
import type { Language } from "@aradhana/core/contract";
import { createPartnerStore } from "@aradhana/core/partner";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, HttpResponse, http } from "msw";
import type { ReactElement } from "react";
import { expect } from "storybook/test";
import { newBuyer } from "../src/buyer/buyer.ts";
import { openWidget, WidgetApp } from "../src/widget-app.tsx";
import { refuse, say } from "./recorded.ts";

/** The parameters of the stories of whole widgets: each in a partner's frame, on recorded responses. */
export const widget = {
  parameters: {
    layout: "fullscreen",
    baseline: false,
    screen: true,
    themes: [],
    docs: { source: { type: "code" } },
  },
  render: (_, { loaded }) => loaded.frame as ReactElement,
} satisfies Partial<Meta>;

const languageOf = ({ globals }: Pick<StoryContext, "globals">): Language =>
  globals.language === "hi" ? "hi" : "en";

const open = "*/noauth-api/v1";

/** The calls that widgets make, by what a story answers otherwise. */
export const calls = {
  pujas: `${open}/pooja/getPoojaListing`,
  puja: `${open}/pooja/poojaById`,
  chadhawas: `${open}/chadhaava/getChadhaavaListing`,
  chadhawa: `${open}/chadhaava/chadhaavaById`,
  banners: `${open}/banner/getBanners`,
  payment: `${open}/payment/status`,
} as const;

const responses = [
  http.get(calls.pujas, say("listing")),
  http.get(calls.puja, say("pooja")),
  http.post(`${open}/pooja/quote`, say("quote")),
  http.get(calls.chadhawas, say("chadhaava-listing")),
  http.get(calls.chadhawa, say("chadhaava")),
  http.post(`${open}/chadhaava/quote`, say("chadhaava-quote")),
  http.get(calls.banners, say("banners")),
  http.get(calls.payment, say("payment-success")),
  http.post(`${open}/payment/initiate`, say("initiated")),
  // An unexpected request fails visibly.
  http.all(`${open}/*`, refuse(501, "not_recorded")),
];

/** What a widget shows in place of its content. */
export type WidgetState = "loading" | "empty" | "error" | "gone" | "offline";

interface Options {
  handlers?: readonly HttpHandler[];
  /** The state that it shows. docs/routes.md lists the states of each widget. */
  state?: WidgetState;
  /** Another story checks how the same parts look in every theme and width. */
  alike?: boolean;
  /** Whether its contrast is checked with a partner's colours too. */
  themed?: boolean;
  /** Whether it runs in Hindi too. @default themed, or a state */
  hindi?: boolean;
}

/** The widget of an address. `handlers` answer before the recordings do. */
export const at = (
  address: string,
  { themed = false, state, alike = false, handlers = [], ...rest }: Options = {},
): StoryObj => ({
  parameters: {
    answers: [...handlers, ...responses],
    opens: address,
    state,
    offline: state === "offline",
    hindi: rest.hindi ?? (themed || state !== undefined),
    ...(alike && { alike }),
    ...(themed && { themes: ["purple", "blue"] }),
  },
  beforeEach: async (context) => {
    Object.assign(context.loaded, { frame: await openFrame(address, languageOf(context)) });
  },
});

async function openFrame(address: string, language: Language) {
  document.documentElement.lang = language;
  const visitor = { country: "in", language } as const;
  const api = createApiClient({
    host: window.location.origin,
    sessionId: () => "story",
    pageOrigin: window.location.origin,
    platform: "web",
    country: () => visitor.country,
    language,
  });
  const first = await openWidget(new URL(address, window.location.origin));
  const nothing = () => {};
  return (
    <WidgetApp
      {...{ api, visitor, first }}
      framed
      partners={createPartnerStore()}
      host={{
        follow: () => nothing,
        inDialog: () => false,
        shown: nothing,
        notify: nothing,
        prefill: () => ({}),
        onPrefill: () => nothing,
      }}
      app={undefined}
      following={undefined}
      buyer={newBuyer({ id: "story", startedAt: 0 }, { now: Date.now })}
    />
  );
}

/** No response yet. */
export const wait = () => new Promise<never>(() => {});

/** The network is gone. */
export const lose = () => HttpResponse.error();

type Play = NonNullable<StoryObj["play"]>;

/** Waits until a heading is shown. */
export const shows =
  (heading: (language: Language) => string): Play =>
  async (context) => {
    const name = heading(languageOf(context));
    await expect(await context.canvas.findByRole("heading", { name })).toBeInTheDocument();
  };

/** Waits until a text is shown or announced. */
export const says =
  (text: (language: Language) => string): Play =>
  async (context) => {
    await expect(await context.canvas.findByText(text(languageOf(context)))).toBeInTheDocument();
  };
