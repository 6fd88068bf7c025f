import type { Ticket } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { accountText } from "../src/features/account/panel/text.ts";
import { localeText } from "../src/features/locale/panel/text.ts";
import { ordersPanelText } from "../src/features/orders/panel/text.ts";
import { supportText } from "../src/features/support/panel/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
import { paths, refuse, reply } from "./handlers.ts";
import { at, languageOf, opens, page, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Panels", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Account: Story = {
  ...at("/auth?panel=account"),
  play: opens(accountText, ({ title }) => title),
};

export const AccountSignedIn: Story = {
  ...at(`${addresses.policy}?panel=account`, { signedIn: true }),
  play: async (context) => {
    const { logOut } = await wordsOf(accountText, context);
    await screen.findByRole("button", { name: logOut });
  },
};

export const Orders: Story = {
  ...at("/auth?panel=orders"),
  play: opens(ordersPanelText, ({ title }) => title),
};

export const OrdersSignedIn: Story = {
  ...at(`${addresses.policy}?panel=orders`, { signedIn: true }),
  play: async ({ globals }) => {
    const [booked] = answer("orders", languageOf(globals)).results.orders;
    await screen.findByRole("link", { name: booked?.title });
  },
};

export const CountryAndLanguage: Story = {
  ...at("/auth?panel=locale"),
  play: opens(localeText, ({ title }) => title),
};

const ticket: Ticket = {
  ...{ number: "TK-7K3MX92Q", topic: "delivery", state: "answered", order_number: "AR-7K3MX-92QF8" },
  ...{ created_at: "2026-11-20T10:00:00.000Z", ack_by: "2026-11-22T10:00:00.000Z" },
  resolve_by: "2026-12-20T10:00:00.000Z",
  messages: [
    { from: "customer", text: "Where is my prasad?", at: "2026-11-20T10:00:00.000Z" },
    { from: "staff", text: "It was sent today.", at: "2026-11-20T12:00:00.000Z" },
  ],
};
const created = {
  ...{ number: ticket.number, ack_by: ticket.ack_by, resolve_by: ticket.resolve_by },
  access_token: "s".repeat(43),
};

/** A guest writes: the number of the order is filled in, and the ticket opens with its number and dates. */
export const Support: Story = {
  ...at(`${addresses.policy}?panel=support&about=AR-7K3MX-92QF8`, {
    handlers: [
      http.post(paths.openTicket, reply(created)),
      http.get(paths.ticket, reply({ ...ticket, state: "open", messages: ticket.messages.slice(0, 1) })),
    ],
  }),
  play: async (context) => {
    const t = await wordsOf(supportText, context);
    await opens(supportText, ({ title }) => title)(context);
    await expect(await screen.findByLabelText(t.form.order)).toHaveValue("AR-7K3MX-92QF8");
    await userEvent.type(screen.getByLabelText(t.form.text, { exact: false }), "Where is my prasad?");
    await userEvent.type(screen.getByRole("textbox", { name: /mobile|मोबाइल/i }), "9876543210");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: t.form.submit }));
    await expect(await screen.findByRole("heading", { name: t.ticket.heading(ticket.number) })).toHaveFocus();
  },
};

export const SupportTicket: Story = {
  ...at(`${addresses.policy}?panel=support&ticket=${ticket.number}`, {
    handlers: [http.get(paths.ticket, reply(ticket))],
  }),
  play: async () => {
    await screen.findByText(/It was sent today/);
  },
};

export const SupportTicketNotYours: Story = {
  ...at(`${addresses.policy}?panel=support&ticket=${ticket.number}`, {
    handlers: [http.get(paths.ticket, refuse(404, "ticket_not_found"))],
  }),
  play: async (context) => {
    await screen.findByText((await wordsOf(supportText, context)).ticket.failed);
  },
};
