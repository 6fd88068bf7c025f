import type { Meta, StoryObj } from "@storybook/react-vite";
import { namesMessages as english } from "../messages-en/index.ts";
import { namesMessages as hindi } from "../messages-hi/index.ts";
import { NamesFields } from "./names-fields.tsx";

const meta: Meta<typeof NamesFields> = {
  title: "Checkout/NamesFields",
  component: NamesFields,
  args: {
    devotees: [
      { key: 0, name: "Asha Sharma", gotra: "Kashyap" },
      { key: 1, name: "", gotra: "" },
    ],
    ...{
      limit: 4,
      errors: {},
      messages: english,
      language: "en",
      storage: undefined,
      api: undefined,
      onChange() {},
    },
    classNames: { row: undefined, column: undefined, remove: undefined, add: undefined },
  },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof NamesFields>;

export const Playground: Story = {};

export const WithErrors: Story = { args: { errors: { names: [1] } } };

export const Hindi: Story = { args: { messages: hindi, language: "hi" } };
