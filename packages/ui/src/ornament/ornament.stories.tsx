import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ornament } from "./ornament.tsx";

const meta = { component: Ornament } satisfies Meta<typeof Ornament>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Lotus: Story = { args: { motif: "lotus" } };
