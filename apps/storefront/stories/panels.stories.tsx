import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen } from "storybook/test";
import { accountText } from "../src/features/account/panel/text.ts";
import { localeText } from "../src/features/locale/panel/text.ts";
import { ordersPanelText } from "../src/features/orders/panel/text.ts";
import { addresses } from "./addresses.ts";
import { answer } from "./answers.ts";
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
