import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { phoneText } from "../src/features/account/phone/text.ts";
import { callbackText } from "../src/features/catalogue/callback/text.ts";
import { vipText } from "../src/lines/puja/vip-text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { lose, paths, refuse } from "./handlers.ts";
import { at, page, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Request a callback", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const list = (...handlers: HttpHandler[]) => at("/vip-pujas", { handlers, themed: handlers.length === 0 });

async function openForm(context: StoryContext) {
  const { callback } = await wordsOf(vipText, context);
  const t = await wordsOf(callbackText, context);
  await context.userEvent.click(await context.canvas.findByRole("button", { name: callback.open }));
  const name = await context.canvas.findByRole("textbox", { name: t.name });
  await waitFor(() => expect(name).toHaveFocus());
  return {
    t,
    name,
    send: () => context.userEvent.click(context.canvas.getByRole("button", { name: t.submit })),
  };
}

async function submit(context: StoryContext) {
  const { t, name, send } = await openForm(context);
  const { label } = await wordsOf(phoneText, context);
  await context.userEvent.type(name, "Asha Sharma");
  await context.userEvent.type(context.canvas.getByRole("textbox", { name: label }), "9876543210");
  await context.userEvent.click(
    context.canvas.getByRole("checkbox", { name: (text) => text.startsWith(t.consent) }),
  );
  await send();
  return { t, name };
}

export const Form: Story = {
  ...list(),
  play: async (context) => void (await openForm(context)),
};

export const Missing: Story = {
  ...list(),
  play: async (context) => {
    const { t, name, send } = await openForm(context);
    await send();
    await expect(await context.canvas.findByText(t.nameError)).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
  },
};

export const Sent: Story = {
  ...list(),
  play: async (context) => {
    const { t } = await submit(context);
    await expect(await context.canvas.findByText(t.done)).toBeVisible();
    // The focus scrolled the page: axe counts a link under the fixed header as too small.
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

export const TooMany: Story = {
  ...list(http.post(paths.callback, refuse(429, "too_many_requests"))),
  play: async (context) => {
    await submit(context);
    const { codes } = await wordsOf(errorTexts, context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(codes.too_many_requests);
  },
};

export const Offline: Story = {
  ...list(http.post(paths.callback, lose)),
  play: async (context) => {
    const { name } = await submit(context);
    const { codes } = await wordsOf(errorTexts, context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(codes.network);
    await expect(name).toHaveValue("Asha Sharma");
  },
};
