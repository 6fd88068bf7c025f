import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { CloseIcon, PlusIcon, ShareIcon } from "../icon/index.ts";
import { IconButton } from "./icon-button.tsx";

const meta = {
  component: IconButton,
  args: { label: "Share", children: <ShareIcon /> },
  parameters: {
    docs: usage({
      when: "For an action so common that its sign is known: close, share, one more.",
      not: "Where words fit: they are always clearer.",
      keys: BUTTON_KEYS,
    }),
    hi: { label: "शेयर करें" },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Close: Story = { args: { label: "Close", children: <CloseIcon /> } };
export const Line: Story = { args: { variant: "line", label: "One more", children: <PlusIcon /> } };
export const Disabled: Story = {
  args: { variant: "line", label: "One more", children: <PlusIcon />, disabled: true },
};
