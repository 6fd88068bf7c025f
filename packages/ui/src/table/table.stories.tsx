import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { translateArgs } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { Table } from "./table.tsx";

const retention = {
  caption: "What is kept, and for how long",
  head: ["What", "What for", "How long"],
  rows: [
    { key: "phone", cells: ["Mobile number", "To send the code and the video", "Until you erase it"] },
    { key: "names", cells: ["Names and gotra", "To be spoken in the sankalp", "90 days after the puja"] },
    { key: "bills", cells: ["Bills", "The tax office asks for them", "8 years"] },
  ],
};
const retentionInHindi = {
  caption: "क्या रखा जाता है, और कब तक",
  head: ["क्या", "किसलिए", "कब तक"],
  rows: [
    { key: "phone", cells: ["मोबाइल नंबर", "कोड और वीडियो भेजने के लिए", "जब तक आप हटा न दें"] },
    { key: "names", cells: ["नाम और गोत्र", "संकल्प में बोलने के लिए", "पूजा के 90 दिन बाद तक"] },
    { key: "bills", cells: ["इनवॉइस", "टैक्स विभाग के लिए", "8 वर्ष"] },
  ],
};

const meta = {
  component: Table,
  args: {
    caption: "What is paid back",
    figures: true,
    head: ["When you cancel", "Paid back"],
    rows: [
      { key: "48", cells: ["Until Saturday 21 November, 2 pm (over)", "100 %"], past: true },
      { key: "24", cells: ["Until Sunday 22 November, 2 pm", "50 %"] },
      { key: "0", cells: ["Later", "Nothing"] },
    ],
  },
  parameters: {
    docs: usage({
      when: "For facts that are looked up by row and column: what is paid back until when.",
      not: "To lay out a page; for names with one value each (a `dl`); for a price and its parts (`PriceSplit`).",
      keys: { Tab: "Goes to it where it is wider than the page", "← →": "Scrolls it then" },
    }),
    hi: {
      caption: "क्या लौटाया जाता है",
      head: ["आप कब रद्द करें", "वापसी"],
      rows: [
        { key: "48", cells: ["शनिवार 21 नवंबर, दोपहर 2 बजे तक (बीत चुका)", "100 %"], past: true },
        { key: "24", cells: ["रविवार 22 नवंबर, दोपहर 2 बजे तक", "50 %"] },
        { key: "0", cells: ["उसके बाद", "कुछ नहीं"] },
      ],
    },
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without rows there is no header. */
export const Nothing: Story = { args: { rows: [] } };
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const ThreeColumns: Story = {
  args: { figures: false, ...retention },
  parameters: { hi: retentionInHindi },
  play: async (context) => {
    const region = () => context.canvas.getByRole("region", { name: translateArgs(context).caption });
    await waitFor(() => expect(region()).toHaveAttribute("tabindex", "0"));
    await expect(region().scrollWidth).toBeGreaterThan(region().clientWidth);
  },
};
export const One: Story = { args: { rows: [{ key: "0", cells: ["Any time", "100 %"] }] } };
export const Many: Story = {
  args: {
    figures: false,
    ...retention,
    rows: [..."abcdef"].flatMap((copy) => retention.rows.map((row) => ({ ...row, key: row.key + copy }))),
  },
};
export const Wide: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { figures: false, ...retention },
  parameters: { hi: retentionInHindi },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    figures: false,
    ...retentionInHindi,
    rows: [
      {
        key: "all-names",
        cells: [
          "संकल्प में बोले जाने वाले सभी सदस्यों के नाम, गोत्र, नक्षत्र और राशि",
          "मुख्य पुरोहित द्वारा संकल्प में स्पष्ट और सही उच्चारण के साथ बोले जाने के लिए",
          "पूजा संपन्न होने के बाद 90 दिनों तक, या जब तक आप हटाने को न कहें",
        ],
      },
      ...retentionInHindi.rows,
    ],
  },
};
