import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button-link/index.ts";
import { PujaCard } from "../puja-card/index.ts";
import { GoneState } from "./gone-state.tsx";

const meta = {
  component: GoneState,
  args: {
    heading: "This puja is over",
    children: <p>It was performed on 27 November at Kolhapur. Those who booked have their recordings.</p>,
    next: (
      <PujaCard
        href="#next"
        title="Sri Suktam homa for Lakshmi"
        image={{ name: "deity-lakshmi", alt: "" }}
        eyebrow="Friday 4 December"
        place="Mahalakshmi Temple, Kolhapur"
        closing="closes Thu 8 pm"
        price="₹501"
        priceWords="from ₹501"
      />
    ),
    actions: (
      <ButtonLink href="#all" variant="line">
        All pujas
      </ButtonLink>
    ),
  },
  parameters: {
    hi: {
      heading: "यह पूजा हो चुकी है",
      children: <p>यह 27 नवम्बर को कोल्हापुर में हुई। जिन्होंने बुक किया था उन्हें वीडियो मिल चुका है।</p>,
      actions: (
        <ButtonLink href="#all" variant="line">
          सभी पूजाएँ
        </ButtonLink>
      ),
    },
  },
} satisfies Meta<typeof GoneState>;

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
