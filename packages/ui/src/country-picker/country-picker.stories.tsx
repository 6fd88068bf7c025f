import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { countries, findIn, hindiCountries } from "./country-picker.fixture.ts";
import { CountryPicker } from "./country-picker.tsx";

const meta = {
  component: CountryPicker<string>,
  args: {
    find: findIn(countries),
    value: "in",
    onValueChange: fn(),
    label: "Find a country or a dial code",
    clearLabel: "Clear",
    emptyText: (typed) => `No country matches “${typed}”.`,
  },
  parameters: {
    hi: {
      find: findIn(hindiCountries),
      label: "देश या डायल कोड खोजें",
      clearLabel: "हटाएँ",
      emptyText: (typed: string) => `“${typed}” नाम का कोई देश नहीं है।`,
    },
    docs: usage({
      when: "In a sheet of its own, to choose the country of the prices or of a phone number.",
      not: "As one field among others: a `Select` does that, and `AddressFields` has one.",
      keys: {
        Tab: "Goes to the field, then from country to country",
        "Enter, Space": "Chooses the country",
        Escape: "Empties the field",
      },
    }),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <CountryPicker {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CountryPicker<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NoneChosen: Story = { args: { value: undefined } };
export const Found: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole("searchbox"), globals.language === "hi" ? "संयुक्त" : "unit");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    const { canvas } = context;
    await userEvent.type(canvas.getByRole("searchbox"), "Atlantis");
    await expect(canvas.getByRole("status")).toHaveTextContent(translateArgs(context).emptyText("Atlantis"));
  },
};
const many = (country: string) =>
  findIn(
    Array.from({ length: 240 }, (_, n) => ({
      name: `${country} ${n + 1}`,
      dial_code: String(100 + n),
      emoji: "🏳️",
      short_name: `c${n}`,
    })),
  );
export const Many: Story = {
  args: { find: many("Country") },
  parameters: { hi: { find: many("देश") } },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "देश का नाम या डायल कोड लिखकर खोजें",
    find: () => [
      { name: "सेंट विन्सेंट और ग्रेनाडाइन्स के द्वीप", dial_code: "1784", emoji: "🇻🇨", short_name: "vc" },
      { name: "भारत", dial_code: "91", emoji: "🇮🇳", short_name: "in" },
    ],
  },
};
