import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountText } from "../src/panels/account/text.ts";
import { localeText } from "../src/panels/locale/text.ts";
import { ordersPanelText } from "../src/panels/orders/text.ts";
import { at, opens, page } from "./page.tsx";

const meta = { ...page, title: "Pages/Panels", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** Of somebody who is not signed in, as all of these. */
export const Account: Story = {
  ...at("/auth?panel=account"),
  play: opens(accountText, ({ title }) => title),
};

export const Orders: Story = {
  ...at("/auth?panel=orders"),
  play: opens(ordersPanelText, ({ title }) => title),
};

export const CountryAndLanguage: Story = {
  ...at("/auth?panel=locale"),
  play: opens(localeText, ({ title }) => title),
};
