import type { FamilyProfile, SavedAddress } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { emailText } from "../src/features/account/email/text.ts";
import { savedText } from "../src/features/account/saved/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, reply, wait } from "./handlers.ts";
import { at, page, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Account", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const home: SavedAddress = {
  ...{ id: "adr_home00000000000000", name: "Asha Sharma", type: "home", is_default: true },
  phone: { dial_code: "91", number: "9876543210" },
  ...{ country_code: "in", postcode: "221005", line1: "12 Assi Ghat Road", line2: "Lanka", landmark: "" },
  ...{ city: "Varanasi", district: "Varanasi", state: "Uttar Pradesh" },
};
const abroad: SavedAddress = {
  ...home,
  ...{ id: "adr_abroad000000000000", name: "Ravi Sharma", type: "work", is_default: false, phone: null },
  ...{ country_code: "us", postcode: "08817", line1: "1 Oak Tree Road", line2: "", city: "Edison" },
  ...{ district: "", state: "New Jersey" },
};
const sita: FamilyProfile = {
  ...{ id: "fp_sita0000000000000000", name: "Sita Sharma", name_devanagari: "सीता शर्मा" },
  ...{ gotra: "Kashyap", relation: "mother" },
};

const opened = (panel: string, ...handlers: Parameters<typeof http.get>[]) =>
  at(`${addresses.policy}?panel=${panel}`, {
    ...{ signedIn: true, hindi: true },
    handlers: handlers.map((handler) => http.get(...handler)),
  });

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

export const Addresses: Story = {
  ...opened("addresses", [paths.addresses, reply([home, abroad])]),
  play: async (context) => {
    const { addresses: t } = await wordsOf(savedText, context);
    await screen.findByText("Ravi Sharma");
    await expect(screen.getByText(t.isDefault, { selector: "li p" })).toBeVisible();
  },
};

export const NoAddress: Story = {
  ...opened("addresses"),
  play: async (context) => {
    await screen.findByText((await wordsOf(savedText, context)).addresses.none);
  },
};

export const AddressesLoading: Story = {
  ...opened("addresses", [paths.addresses, wait]),
  play: async (context) => {
    const { addresses: t } = await wordsOf(savedText, context);
    await screen.findByRole("heading", { name: t.title });
  },
};

export const AddressesFailed: Story = {
  ...opened("addresses", [paths.addresses, refuse(503, "unavailable")]),
  play: async (context) => {
    const { retry } = await wordsOf(savedText, context);
    await screen.findByRole("button", { name: retry }, { timeout: 8_000 });
  },
};

export const AddressesOffline: Story = {
  ...at(`${addresses.policy}?panel=addresses`, {
    ...{ signedIn: true, hindi: true, offline: true },
    handlers: [http.get(paths.addresses, lose)],
  }),
  play: AddressesFailed.play as NonNullable<Story["play"]>,
};

export const AddingAnAddress: Story = {
  ...opened("addresses"),
  play: async (context) => {
    const { addresses: t } = await wordsOf(savedText, context);
    await press(t.add);
    await screen.findByRole("textbox", { name: /^(PIN|Postcode|पोस्टकोड)/ });
  },
};

export const ChangingAnAddressAbroad: Story = {
  ...opened("addresses", [paths.addresses, reply([home, abroad])]),
  play: async (context) => {
    const { edit } = await wordsOf(savedText, context);
    await press(edit(abroad.line1));
    await screen.findByDisplayValue("08817");
  },
};

export const DeletingAnAddress: Story = {
  ...opened("addresses", [paths.addresses, reply([home, abroad])]),
  play: async (context) => {
    const t = await wordsOf(savedText, context);
    await press(t.remove(home.line1));
    await screen.findByText(t.sure(home.line1));
  },
};

export const FamilyNames: Story = {
  ...opened("account", [paths.devotees, reply([sita])]),
  play: async (context) => {
    const t = await wordsOf(savedText, context);
    await userEvent.click(await screen.findByText(t.devotees.title));
    await press(t.edit(sita.name));
    await screen.findByDisplayValue(sita.name);
  },
};

export const Consents: Story = {
  ...opened("account", [
    paths.consents,
    reply([{ purpose: "saved_details", given: true, at: "2026-11-01T10:00:00.000Z" }]),
  ]),
  play: async (context) => {
    const { consents: t } = await wordsOf(savedText, context);
    await userEvent.click(await screen.findByText(t.title));
    await userEvent.click(await screen.findByRole("checkbox", { name: t.saved_details, checked: true }));
    await screen.findByText(t.sure);
  },
};

export const AddingAnEmail: Story = {
  ...opened("account"),
  play: async (context) => {
    const { email } = await wordsOf(savedText, context);
    const t = await wordsOf(emailText, context);
    await userEvent.click(await screen.findByText(email));
    await userEvent.type(await screen.findByRole("textbox", { name: t.label }), "asha@example");
    await press(t.getCode);
    await screen.findByText(t.wrong);
  },
};

export const RemovingAnEmail: Story = {
  ...opened("account", [paths.email, reply({ email: "asha@example.com", can_add: true })]),
  play: async (context) => {
    const { email } = await wordsOf(savedText, context);
    const t = await wordsOf(emailText, context);
    await userEvent.click(await screen.findByText(email));
    await press(t.remove);
    await screen.findByText(t.sure("asha@example.com"));
  },
};

export const DeletingTheAccount: Story = {
  ...opened("account"),
  play: async (context) => {
    const { deletion: t } = await wordsOf(savedText, context);
    await userEvent.click(await screen.findByText(t.title));
    await press(t.open);
    await screen.findByText(t.sure);
  },
};
