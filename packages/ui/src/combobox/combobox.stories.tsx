import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { translate, translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Dialog } from "../dialog/index.ts";
import { type SomeCountry, someCountries } from "./combobox.fixture.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

function Country({ flag, name, dialCode }: SomeCountry) {
  return (
    <span style={{ display: "flex", gap: 12 }}>
      <span aria-hidden="true">{flag}</span>
      <span style={{ flex: 1 }}>{name}</span>
      <bdi dir="ltr">+{dialCode}</bdi>
    </span>
  );
}

const meta = {
  component: Combobox<SomeCountry>,
  args: {
    label: "Country",
    items: someCountries,
    value: null,
    onValueChange: fn(),
    keyOf: ({ code }) => code,
    textOf: ({ name }) => name,
    searchTextOf: ({ name, dialCode, code }) => `${name} ${dialCode} ${code}`,
    renderItem: (country) => <Country {...country} />,
    placeholder: "Name or dial code",
    openLabel: "Show all countries",
    emptyText: "No country of that name. Try its dial code.",
  },
  parameters: {
    hi: {
      label: "देश",
      placeholder: "नाम या डायल कोड",
      openLabel: "सभी देश दिखाएँ",
      emptyText: "इस नाम का कोई देश नहीं। डायल कोड से खोजें।",
    },
    docs: {
      ...usage({
        when: "For one choice among many, found by typing: a gotra, a place.",
        not: "For fewer than about ten (`Select`, `RadioCards`), which a phone shows better; for the countries (`CountryPicker`). It weighs 47 kB: load it with the part that needs it. Before scripts it can be seen and sent, not typed in; whoever is in it when they come loses the focus.",
        keys: {
          "A letter": "Leaves what fits it, the first of it active",
          "↑ ↓": "Opens the list; walks through it, around the ends",
          Enter: "Chooses what is active",
          Escape: "Folds the list, and shows what was chosen before",
          Tab: "Leaves; the only possibility left is chosen",
        },
      }),
      story: { inline: false, iframeHeight: 420 },
    },
  },
  render: function Controlled(args: ComboboxProps<SomeCountry>) {
    const [value, setValue] = useState(args.value);
    return <Combobox {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Combobox<SomeCountry>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Chosen: Story = { args: { value: someCountries[2] ?? null } };
export const Open: Story = {
  play: async (context) => {
    const { openLabel } = translateArgs(context);
    await userEvent.click(await context.canvas.findByRole("button", { name: openLabel }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(someCountries.length));
  },
};
export const Searching: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(await canvas.findByRole("combobox"), globals.language === "hi" ? "संयुक्त" : "uni");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    await userEvent.type(await context.canvas.findByRole("combobox"), "atlantis");
    await expect(await screen.findByText(String(translateArgs(context).emptyText))).toBeVisible();
  },
};
/** Escape closes the list, not the dialog around it; the keys select in both. */
export const InADialog: Story = {
  render: function Controlled(args: ComboboxProps<SomeCountry>, context) {
    const [value, setValue] = useState(args.value);
    const [isOpen, setOpen] = useState(true);
    const labels = translate({ title: "Your address", closeLabel: "Close" }, context);
    return (
      <Dialog open={isOpen} onOpenChange={setOpen} {...labels}>
        <Combobox {...args} value={value} onValueChange={setValue} />
      </Dialog>
    );
  },
  play: async () => {
    const field = await screen.findByRole("combobox");
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
    await userEvent.type(field, "971");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryAllByRole("option")).toHaveLength(0));
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(field).toHaveValue(someCountries[1]?.name));
    await userEvent.click(field);
    await waitFor(() => expect(screen.getByRole("option", { selected: true })).toBeVisible());
  },
};
export const Inline: Story = { args: { inline: true, value: someCountries[2] ?? null } };
export const WithError: Story = { args: { error: "Choose the country the prasad goes to", required: true } };
export const Disabled: Story = { args: { disabled: true, value: someCountries[2] ?? null } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "वह देश जहाँ प्रसाद भेजा जाना है",
    hint: "कुछ देशों में खाद्य प्रसाद नहीं भेजा जा सकता; वहाँ केवल भस्म और पुष्प भेजे जाते हैं",
    openLabel: "सभी देश दिखाएँ",
    emptyText: "इस नाम का कोई देश नहीं मिला",
  },
};
