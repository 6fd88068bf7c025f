import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Badge } from "./badge.tsx";

const meta = {
  component: Badge,
  args: { kind: "temple_authorised", children: "Authorised by the temple" },
  parameters: {
    docs: usage({
      when: "For one fact that must be seen at a glance: who authorises a ritual, or that it is a VIP puja.",
      not: "For a number that counts something, for a filter (`FilterChips`), for praise.",
    }),
    hi: { children: "मंदिर द्वारा अधिकृत" },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const PriestOfTheTemple: Story = {
  args: { kind: "priest_of_temple", children: "Priest of the temple" },
};
export const IndependentPriest: Story = {
  args: { kind: "independent_priest", children: "Independent priest" },
};
export const Vip: Story = { args: { kind: "vip", children: "VIP" } };
export const Sample: Story = { args: { kind: "sample", children: "Sample review" } };
export const Plain: Story = { args: { plain: true } };
export const LongHindi: Story = {
  args: { children: "श्री काशी विश्वनाथ मंदिर न्यास द्वारा लिखित रूप से अधिकृत", lang: "hi" },
};
