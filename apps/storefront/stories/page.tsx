import type { Language } from "@aradhana/core/contract";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import type { ReactElement } from "react";
import { expect, screen, waitFor } from "storybook/test";
import type { Text } from "../src/shared/i18n/define-text.ts";
import { shellText } from "../src/shared/shell-text/text.ts";
import { recordedAt } from "./answers.ts";
import { shopHandlers } from "./handlers.ts";
import { moveClock } from "./moved-clock.ts";
import { beBusy, beNewVisitor, beSignedIn } from "./new-visitor.ts";
import { openShop } from "./open-shop.tsx";

/** The parameters of page stories: the whole shop on recorded answers, at the time of the recording. */
export const page = {
  parameters: {
    layout: "fullscreen",
    baseline: false,
    // Components are checked in every theme by their own stories; a whole page takes too long.
    screen: true,
    themes: [],
    // Storybook would write down what is drawn, props and all, and a router has no end.
    docs: { source: { type: "code" } },
  },
  render: (_, { loaded }) => loaded.shop as ReactElement,
} satisfies Meta;

/** The language that a story is shown in. */
export const languageOf = ({ language }: StoryContext["globals"]): Language =>
  language === "hi" ? "hi" : "en";

/** What a screen shows in place of its content (docs/spec/product.md, 4.3). */
export type ScreenState = "loading" | "empty" | "error" | "gone" | "offline";

interface Options {
  /** Whether axe judges its contrast in a partner's theme as well: once for each screen. */
  themed?: boolean;
  /** Whether it runs in Hindi too. @default themed, or a state */
  hindi?: boolean;
  /** The state that it shows, of the screen at `path`. docs/routes.md lists the states of each screen. */
  state?: ScreenState;
  /** Another story checks how the same parts look in every theme and width. */
  alike?: boolean;
  handlers?: readonly HttpHandler[];
  /** The page that it is gone to from. */
  from?: string;
  offline?: boolean;
  signedIn?: boolean;
}

/** A screen at its address. `handlers` answer before those of the shop in which all goes well. */
export const at = (
  path: string,
  { themed = false, state, alike = false, handlers = [], from, signedIn = false, ...rest }: Options = {},
): StoryObj => ({
  parameters: {
    answers: [...handlers, ...shopHandlers],
    opens: path,
    state,
    offline: rest.offline ?? state === "offline",
    hindi: rest.hindi ?? (themed || state !== undefined),
    ...(alike && { alike }),
    ...(themed && { themes: ["purple"] }),
  },
  beforeEach: async ({ globals, loaded }) => {
    const language = languageOf(globals);
    const undo = [moveClock(recordedAt + 2_000), beNewVisitor(), beBusy()];
    if (signedIn) beSignedIn();
    const { shop, close } = await openShop({ path, language, ...(from && { from }) });
    Object.assign(loaded, { shop });
    return () => {
      for (const put of [close, ...undo.reverse()]) put();
    };
  },
});

/** The words of a screen in the language that the story is shown in. */
export async function wordsOf<Messages>(text: Text<Messages>, { globals }: Pick<StoryContext, "globals">) {
  const language = languageOf(globals);
  await text.load(language);
  return text.in(language);
}

/** Waits until a heading is on the page: then the state is rendered, and axe checks it. */
export const shows =
  <Messages,>(text: Text<Messages>, heading: (words: Messages) => string): NonNullable<StoryObj["play"]> =>
  async (context) => {
    const name = heading(await wordsOf(text, context));
    await expect(await context.canvas.findByRole("heading", { name })).toBeVisible();
  };

/** Waits until a text that is no heading is on the page. */
export const says =
  <Messages,>(text: Text<Messages>, sentence: (words: Messages) => string): NonNullable<StoryObj["play"]> =>
  async (context) => {
    await expect(await context.canvas.findByText(sentence(await wordsOf(text, context)))).toBeVisible();
  };

/** Waits until a heading that the API words is on the page. */
export const showsAnswer =
  (heading: (language: Language) => string): NonNullable<StoryObj["play"]> =>
  async ({ canvas, globals }) => {
    const name = heading(languageOf(globals));
    await expect(await canvas.findByRole("heading", { name })).toBeVisible();
  };

/** Waits until a panel is open. */
export const opens =
  <Messages,>(text: Text<Messages>, title: (words: Messages) => string): NonNullable<StoryObj["play"]> =>
  async (context) => {
    const name = title(await wordsOf(text, context));
    await waitFor(() => expect(screen.getByRole("dialog", { name })).toBeVisible());
  };

/** Waits until the skeleton of the next screen is in the place of the page before. */
export const isComing: NonNullable<StoryObj["play"]> = async (context) => {
  const { loading } = await wordsOf(shellText, context);
  await expect(await context.canvas.findByRole("heading", { level: 1, name: loading })).toBeVisible();
};
