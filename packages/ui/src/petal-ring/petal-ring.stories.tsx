import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { PujaIcon } from "../icon/index.ts";
import { PetalRing } from "./petal-ring.tsx";

const meta = {
  component: PetalRing,
  parameters: {
    docs: usage({
      when: "Around the sign of a state, or alone while something is under way.",
      not: "As decoration of what is no state (`Ornament`).",
    }),
  },
} satisfies Meta<typeof PetalRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Turning: Story = { args: { turning: true } };
export const AroundASign: Story = { args: { children: <PujaIcon size="lg" /> } };
