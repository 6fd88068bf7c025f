import type { Meta, StoryObj } from "@storybook/react-vite";
import { PujaIcon } from "../icon/index.ts";
import { PetalRing } from "./petal-ring.tsx";

const meta = { component: PetalRing } satisfies Meta<typeof PetalRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Turning: Story = { args: { turning: true } };
export const AroundASign: Story = { args: { children: <PujaIcon size="lg" /> } };
