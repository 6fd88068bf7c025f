import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { countries, hindiLabels, labels, nowhere } from "./address-fields.fixture.ts";
import { AddressFields } from "./address-fields.tsx";

const meta = {
  component: AddressFields,
  args: {
    label: "Where should we deliver prasad?",
    value: nowhere,
    onValueChange: fn(),
    onPin: fn(),
    countries,
    labels,
  },
  parameters: {
    hi: { label: "प्रसाद कहाँ भेजें?", labels: hindiLabels },
    docs: usage({
      when: "Wherever something is sent or billed. Look the PIN up in `onPin`, and hand district and state back in `value`.",
      not: "For the place of birth, which is searched by its name; nor to ask where somebody lives when nothing is sent.",
      keys: {
        Tab: "Goes from field to field",
        "↑ ↓, a letter": "Chooses the country, as in every list of the browser",
      },
    }),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AddressFields {...args} value={value} onValueChange={(part) => setValue({ ...value, ...part })} />
    );
  },
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const kashi = {
  ...nowhere,
  postcode: "221001",
  line1: "D 12/4, Vishwanath Gali",
  landmark: "Near the Dhundhiraj Ganesh temple",
  city: "Varanasi",
  district: "Varanasi",
  state: "Uttar Pradesh",
};

export const Playground: Story = {};
export const Filled: Story = { args: { value: kashi } };
export const Abroad: Story = { args: { value: { ...nowhere, country_code: "us" } } };
export const WithErrors: Story = {
  args: {
    errors: {
      postcode: "Enter the six digits of the PIN code",
      line1: "Enter your house and street",
      city: "Enter the town or city",
      state: "Enter the state",
    },
  },
};
export const Disabled: Story = { args: { value: kashi, disabled: true } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "पूजा के पश्चात मंदिर का प्रसाद किस पते पर भेजा जाए?",
    labels: hindiLabels,
    value: { ...kashi, line1: "डी 12/4, श्री काशी विश्वनाथ गली, दशाश्वमेध घाट मार्ग", city: "वाराणसी" },
    errors: { state: "राज्य का नाम लिखें, जैसे उत्तर प्रदेश" },
  },
};
