import type { Language } from "@aradhana/core/contract";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import type { ReactElement } from "react";
import { expect, screen, waitFor } from "storybook/test";
import type { Text } from "../src/shared/i18n/define-text.ts";
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

interface Options {
  /** Whether axe judges its contrast in a partner's theme as well: once for each screen. */
  themed?: boolean;
  handlers?: readonly HttpHandler[];
  /** The page that it is gone to from. */
  from?: string;
  offline?: boolean;
  signedIn?: boolean;
}

/** A screen at its address. `handlers` answer before those of the shop in which all goes well. */
export const at = (
  path: string,
  { themed, handlers = [], from, offline = false, signedIn = false }: Options = {},
): StoryObj => ({
  parameters: { answers: [...handlers, ...shopHandlers], offline, ...(themed && { themes: ["purple"] }) },
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
export async function wordsOf<Words>(text: Text<Words>, { globals }: Pick<StoryContext, "globals">) {
  const language = languageOf(globals);
  await text.load(language);
  return text.in(language);
}

/** Waits until a heading is on the page: then the state is rendered, and axe checks it. */
export const shows =
  <Words,>(text: Text<Words>, heading: (words: Words) => string): NonNullable<StoryObj["play"]> =>
  async (context) => {
    const name = heading(await wordsOf(text, context));
    await expect(await context.canvas.findByRole("heading", { name })).toBeVisible();
  };

/** Waits until a text that is no heading is on the page. */
export const says =
  <Words,>(text: Text<Words>, sentence: (words: Words) => string): NonNullable<StoryObj["play"]> =>
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
  <Words,>(text: Text<Words>, title: (words: Words) => string): NonNullable<StoryObj["play"]> =>
  async (context) => {
    const name = title(await wordsOf(text, context));
    await waitFor(() => expect(screen.getByRole("dialog", { name })).toBeVisible());
  };

/** Waits until the places of a screen on its way are drawn. */
export const isComing: NonNullable<StoryObj["play"]> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole("main")).toHaveAttribute("aria-busy", "true"));
};
