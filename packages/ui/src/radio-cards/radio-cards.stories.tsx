import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { RadioCard } from "./radio-card.tsx";
import { RadioCards } from "./radio-cards.tsx";

const meta = {
  component: RadioCards,
  subcomponents: { RadioCard },
  args: {
    label: "Package",
    defaultValue: "one",
    children: (
      <>
        <RadioCard value="one" title="For one person" description="One name and gotra" aside="₹851" />
        <RadioCard value="two" title="For a couple" description="Two names, one gotra" aside="₹1,251" />
        <RadioCard value="four" title="For a family of four" aside="₹2,001" />
      </>
    ),
  },
  parameters: {
    docs: usage({
      when: "For one choice among a few that must be compared: packages, ways to pay.",
      not: "For more than about six (`Select`), or more than one choice (`Checkbox`).",
      keys: {
        Tab: "Goes to the card that is chosen, or to the first",
        "← → ↑ ↓": "Chooses the one before or after",
      },
    }),
    hi: { label: "पैकेज" },
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without options there is no question. */
export const Nothing: Story = { args: { children: [] } };
export const NothingChosen: Story = { args: { defaultValue: undefined, required: true } };
export const WithHint: Story = { args: { hint: "You give the names after you have paid" } };
export const WithError: Story = { args: { defaultValue: undefined, error: "Choose a package" } };
export const OneNotOffered: Story = {
  args: {
    children: (
      <>
        <RadioCard value="one" title="UPI" description="Any UPI app on this phone" />
        <RadioCard value="two" title="Pay later" description="Not offered for this date" disabled />
      </>
    ),
  },
};
export const One: Story = {
  args: { children: <RadioCard value="one" title="For one person" aside="₹851" /> },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "पैकेज चुनें",
    children: (
      <>
        <RadioCard
          value="one"
          title="संयुक्त परिवार के छह सदस्यों के लिए विशेष रुद्राभिषेक"
          description="छह नाम और गोत्र, प्रसाद आपके घर पर, संकल्प की रिकॉर्डिंग और पुरोहित जी का आशीर्वाद संदेश"
          aside="₹12,51,001"
        />
        <RadioCard value="two" title="एक व्यक्ति के लिए" aside="₹851" />
      </>
    ),
  },
};
