import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { ButtonLink } from "../button-link/index.ts";
import { PujaCard } from "../puja-card/index.ts";
import { UnavailableState } from "./unavailable-state.tsx";

const meta = {
  component: UnavailableState,
  args: {
    heading: "This puja is over",
    children: <p>It was performed on 27 November at Kolhapur. Those who booked have their recordings.</p>,
    next: (
      <PujaCard
        href="#next"
        title="Sri Suktam homa for Lakshmi"
        image={{ name: "puja-sri-suktam-homa-kolhapur", alt: "" }}
        eyebrow="Friday 4 December"
        place="Mahalakshmi Temple, Kolhapur"
        closing="closes Thu 8 pm"
        price="₹501"
        priceText="from ₹501"
      />
    ),
    actions: (
      <ButtonLink href="#all" variant="line">
        All pujas
      </ButtonLink>
    ),
  },
  parameters: {
    docs: usage({
      when: "Where something is over or was taken away: what happened, and when it comes again.",
      not: "For an address that never was, which leads home; for an error (`ErrorState`).",
      keys: LINK_KEYS,
    }),
    hi: {
      heading: "यह पूजा हो चुकी है",
      children: <p>यह 27 नवंबर को कोल्हापुर में हुई। जिन्होंने बुक किया था उन्हें वीडियो मिल चुका है।</p>,
      actions: (
        <ButtonLink href="#all" variant="line">
          सभी पूजाएँ
        </ButtonLink>
      ),
    },
  },
} satisfies Meta<typeof UnavailableState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithoutNextDate: Story = { args: { next: undefined } };
export const Cancelled: Story = {
  args: {
    heading: "The temple has cancelled this puja",
    children: <p>Everybody who booked was paid back in full on 25 November.</p>,
    next: undefined,
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    heading: "सोम प्रदोष पर काशी विश्वनाथ में होने वाला महारुद्राभिषेक संपन्न हो चुका है",
    children: (
      <p>
        यह सोमवार 23 नवंबर को विधिपूर्वक संपन्न हुआ। जिन श्रद्धालुओं ने बुकिंग की थी, उन्हें उनके नाम और गोत्र के उच्चारण का
        वीडियो उसी संध्या भेज दिया गया है।
      </p>
    ),
    next: undefined,
  },
};
