import type { Meta, StoryObj } from "@storybook/react-vite";
import { familyPackage } from "../../test/package-fixture.ts";
import { prasadMessages as english } from "../messages-en/index.ts";
import { prasadMessages as hindi } from "../messages-hi/index.ts";
import { PrasadChoice } from "./prasad-choice.tsx";

const meta: Meta<typeof PrasadChoice> = {
  title: "Checkout/PrasadChoice",
  component: PrasadChoice,
  args: {
    booked: familyPackage,
    draft: {
      wantsPrasad: null,
      address: {
        ...{ country_code: "us", postcode: "", line1: "", line2: "" },
        ...{ landmark: "", city: "", district: "", state: "" },
      },
    },
    messages: english,
    onChange() {},
  },
  // Its parts have pictures of their own in ui.
  parameters: { baseline: false },
};
export default meta;
type Story = StoryObj<typeof PrasadChoice>;

export const Playground: Story = {};

export const Hindi: Story = { args: { messages: hindi } };

/** The prasad does not leave India. */
export const OnlyIndia: Story = { args: { booked: { ...familyPackage, postage: null } } };
