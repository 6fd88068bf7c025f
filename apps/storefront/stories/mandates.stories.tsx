import type { Mandate } from "@aradhana/core/contract";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { mandatesText } from "../src/features/orders/mandates/text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { lose, paths, refuse, reply } from "./handlers.ts";
import { at, page, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Recurring chadhava", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const { title, image } = answer("chadhaava").results;
const active: Mandate = {
  ...{ id: "md_repeatedOffering00000", state: "active", paused_by: null, frequency: "weekly" },
  ...{ title, image, max_amount: { amount: 75_100, currency: "inr" }, ends_at: "2027-02-20T10:00:00.000Z" },
  next: { starts_at: "2026-12-04T01:28:00.000Z", charge_at: "2026-12-01T13:30:00.000Z" },
  ...{ last_problem: null, orders: 2 },
};
const paused: Mandate = { ...active, state: "paused", paused_by: "buyer", next: null };

/** The panel of a buyer with this offering. */
const panel = (mandate: Mandate, ...handlers: HttpHandler[]) =>
  at(`${addresses.policy}?panel=orders`, {
    signedIn: true,
    handlers: [...handlers, http.get(paths.mandates, reply({ mandates: [mandate] }))],
  });

const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `${name}: ${title}` }));
const row = async () => within(await screen.findByRole("dialog"));
const words = (context: StoryContext) => wordsOf(mandatesText, context);

export const Active: Story = {
  ...panel(active, http.post(paths.mandate, reply(paused))),
  play: async (context) => {
    const t = await words(context);
    await press(t.pause);
    const status = await (await row()).findByText(t.states.paused);
    await expect(status).toHaveFocus();
    await expect(screen.getByRole("button", { name: t.about(t.resume, title) })).toBeVisible();
  },
};

/** It asks before it ends for good. */
export const Stopped: Story = {
  ...panel(active, http.post(paths.mandate, reply({ ...active, state: "cancelled", next: null }))),
  play: async (context) => {
    const t = await words(context);
    await press(t.stop);
    await expect(await screen.findByText(t.sure)).toBeVisible();
    await press(t.stopNow);
    await expect(await (await row()).findByText(t.states.cancelled)).toHaveFocus();
    await expect(screen.queryByRole("button", { name: t.about(t.pause, title) })).toBeNull();
  },
};

export const PausedByBank: Story = {
  ...panel({ ...paused, paused_by: "declined", last_problem: "declined" }),
  play: async (context) => {
    const t = await words(context);
    await expect(await screen.findByText(t.pausedByBank)).toBeVisible();
  },
};

export const Failed: Story = {
  ...panel(active, http.get(paths.mandates, refuse(500, "internal"))),
  play: async (context) => {
    const t = await words(context);
    await expect(await screen.findByRole("button", { name: t.retry })).toBeVisible();
  },
};

export const Offline: Story = {
  ...panel(active, http.post(paths.mandate, lose)),
  play: async (context) => {
    const t = await words(context);
    await press(t.pause);
    const { codes } = await wordsOf(errorTexts, context);
    await expect(await (await row()).findByText(codes.network)).toBeVisible();
    await expect(screen.getByRole("button", { name: t.about(t.pause, title) })).toBeVisible();
  },
};
