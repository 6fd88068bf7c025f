import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUTTON_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { CalendarIcon } from "../icon/index.ts";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  component: EmptyState,
  args: {
    heading: "No puja on this day",
    children: <p>The temples you chose rest then. Their next pujas are two days later.</p>,
    actions: <ButtonLink href="#next">See the next days</ButtonLink>,
  },
  parameters: {
    docs: usage({
      when: "Where there is nothing yet, or nothing fits: always with a next step.",
      not: "For an error (`ErrorState`), for what is gone (`UnavailableState`).",
      keys: BUTTON_KEYS,
    }),
    hi: {
      heading: "इस दिन कोई पूजा नहीं है",
      children: <p>चुने हुए मंदिरों में उस दिन विश्राम है। अगली पूजाएँ दो दिन बाद हैं।</p>,
      actions: <ButtonLink href="#next">अगले दिन देखें</ButtonLink>,
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithoutActions: Story = { args: { actions: undefined } };
export const OtherSign: Story = { args: { sign: <CalendarIcon size="lg" /> } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    heading: "आपके चुने हुए देवता, मंदिर और तिथि के लिए इस समय कोई पूजा उपलब्ध नहीं है",
    actions: <ButtonLink href="#all">सभी आने वाली पूजाएँ देखें</ButtonLink>,
  },
};
