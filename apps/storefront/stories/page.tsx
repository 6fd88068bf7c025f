import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import type { ReactElement } from "react";
import { expect, waitFor } from "storybook/test";
import { recordedAt } from "./answers.ts";
import { shopHandlers } from "./handlers.ts";
import { moveClock } from "./moved-clock.ts";
import { beBusy, beNewVisitor, beOffline } from "./new-visitor.ts";
import { openShop } from "./open-shop.tsx";

/** What page stories have in common: the whole shop on recorded answers, at the time of the recording. */
export const page = {
  parameters: {
    layout: "fullscreen",
    baseline: false,
    ownTheme: true,
    // Storybook would write down what is drawn, props and all, and a router has no end.
    docs: { source: { type: "code" } },
  },
  render: (_, { loaded }) => loaded.shop as ReactElement,
} satisfies Meta;

interface Options {
  handlers?: readonly HttpHandler[];
  /** The page that it is gone to from. */
  from?: string;
  offline?: boolean;
}

/** A screen at its address. `handlers` answer before those of the shop in which all goes well. */
export const at = (path: string, { handlers = [], from, offline = false }: Options = {}): StoryObj => ({
  parameters: { answers: [...handlers, ...shopHandlers] },
  beforeEach: async ({ globals, loaded }) => {
    const language = globals.language === "hi" ? "hi" : "en";
    const undo = [moveClock(recordedAt + 2_000), beNewVisitor(), beBusy()];
    if (offline) undo.push(beOffline());
    const { shop, close } = await openShop({ path, language, ...(from && { from }) });
    Object.assign(loaded, { shop });
    return () => {
      for (const put of [close, ...undo.reverse()]) put();
    };
  },
});

/** Waits until a heading stands on the page: what shows the state is then there, and the axe sees it. */
export const shows =
  (name: string | RegExp): NonNullable<StoryObj["play"]> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name })).toBeVisible();
  };

/** Waits until the places of a screen on its way are drawn. */
export const isComing: NonNullable<StoryObj["play"]> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole("main")).toHaveAttribute("aria-busy", "true"));
};
