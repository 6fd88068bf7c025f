import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button-link/index.ts";
import { PujaIcon } from "../icon/index.ts";
import { StatePanel } from "./state-panel.tsx";

const meta = {
  component: StatePanel,
  args: {
    sign: <PujaIcon size="lg" />,
    heading: "What is the matter",
    children: <p>Why it is so, in a sentence or two that anybody understands.</p>,
    actions: <ButtonLink href="#next">What can be done</ButtonLink>,
  },
} satisfies Meta<typeof StatePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Good: Story = { args: { tone: "good" } };
export const Bad: Story = { args: { tone: "bad" } };
export const UnderWay: Story = { args: { turning: true, actions: undefined } };
export const WithFoot: Story = { args: { foot: "Number for the support: req_4f7c" } };
