import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { PageProgress } from "./page-progress.tsx";

const meta = {
  component: PageProgress,
  args: { progress: "slow", children: "Slow connection, still trying" },
  parameters: {
    docs: usage({
      when: "Once in an app: its `ProgressProvider` has it.",
      not: "For a call of one button: that button is `loading`.",
    }),
    layout: "fullscreen",
    hi: { children: "इंटरनेट धीमा है, कोशिश जारी है" },
  },
} satisfies Meta<typeof PageProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Shown: Story = { args: { progress: "shown" } };
export const Quiet: Story = { args: { progress: "quiet" } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    children: "इंटरनेट की गति इस समय बहुत धीमी है, फिर भी आपका पन्ना खोलने का प्रयास लगातार जारी है",
  },
};
