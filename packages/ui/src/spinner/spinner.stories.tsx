import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Spinner } from "./spinner.tsx";

const meta = {
  component: Spinner,
  parameters: {
    docs: usage({
      when: "Inside a button that works, or beside a word that says what is under way.",
      not: "For a part of a page that loads (`Skeleton`), or alone without words.",
    }),
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
