import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { phoneText } from "../src/features/account/phone/text.ts";
import { detailText } from "../src/features/catalogue/detail/text.ts";
import { notifyText } from "../src/features/catalogue/notify/text.ts";
import { errorTexts } from "../src/shared/api-errors/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, say } from "./handlers.ts";
import { at, page, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Notify me when booking opens", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** Bookings are closed and no other date is fixed. */
const closed = http.get(
  paths.pooja,
  say("pooja", (puja) => ({ ...puja, status: "closed", next: null, dates: [] })),
);
const closedPage = (...handlers: HttpHandler[]) =>
  at(addresses.puja, { handlers: [closed, ...handlers], themed: handlers.length === 0 });

async function openForm(context: StoryContext) {
  const { notify } = await wordsOf(detailText, context);
  const { label } = await wordsOf(phoneText, context);
  await context.userEvent.click(await context.canvas.findByRole("button", { name: notify.open }));
  const field = await context.canvas.findByRole("textbox", { name: label });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

async function submit(context: StoryContext, number = "9876543210") {
  const field = await openForm(context);
  await context.userEvent.type(field, number);
  const { submit: name, consent } = await wordsOf(notifyText, context);
  await context.userEvent.click(
    context.canvas.getByRole("checkbox", { name: (label) => label.startsWith(consent) }),
  );
  await context.userEvent.click(await context.canvas.findByRole("button", { name }));
  return field;
}

/** The button on the page; nothing of the form is fetched yet. */
export const Closed: Story = {
  ...closedPage(),
  play: async (context) => {
    const { notify } = await wordsOf(detailText, context);
    await expect(await context.canvas.findByRole("button", { name: notify.open })).toBeVisible();
  },
};

export const Full: Story = {
  ...at(addresses.puja, {
    handlers: [
      http.get(
        paths.pooja,
        say("pooja", (puja) => ({ ...puja, capacity: { total: 20, left: 0 }, next: null, dates: [] })),
      ),
    ],
  }),
  play: Closed.play as NonNullable<Story["play"]>,
};

export const Form: Story = {
  ...closedPage(),
  play: async (context) => void (await openForm(context)),
};

export const NumberWrong: Story = {
  ...closedPage(),
  play: async (context) => {
    const field = await submit(context, "12345");
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
    await expect(field).toHaveFocus();
  },
};

export const Sent: Story = {
  ...closedPage(),
  play: async (context) => {
    await submit(context);
    const { booking } = await wordsOf(notifyText, context);
    await expect(await context.canvas.findByText(booking.done)).toBeVisible();
    // The focus scrolled the page: axe counts a link under the fixed header as too small.
    window.scrollTo(0, 0);
  },
};

export const TooMany: Story = {
  ...closedPage(http.post(paths.notify, refuse(429, "too_many_requests"))),
  play: async (context) => {
    await submit(context);
    const { codes } = await wordsOf(errorTexts, context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(codes.too_many_requests);
  },
};

export const Offline: Story = {
  ...closedPage(http.post(paths.notify, lose)),
  play: async (context) => {
    const field = await submit(context);
    const { codes } = await wordsOf(errorTexts, context);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(codes.network);
    await expect(field).toHaveValue("9876543210");
  },
};
