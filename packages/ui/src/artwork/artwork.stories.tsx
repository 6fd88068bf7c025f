import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Artwork } from "./artwork.tsx";

const meta = {
  component: Artwork,
  args: {
    name: "puja-pradosh-rudrabhishek-kashi",
    alt: "A drawing of Kashi at dusk, water running over the linga",
    sizes: "(min-width: 640px) 480px, 100vw",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    docs: usage({
      when: "For every drawn picture: it knows the formats and widths they are rendered in, and keeps their place.",
      not: "For photographs from outside, which have no such files; for a deity as a medallion (`DeityArtwork`).",
    }),
  },
} satisfies Meta<typeof Artwork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Priority: Story = { args: { priority: true } };
export const SixteenToNine: Story = { args: { ratio: "16 / 9" } };
export const Square: Story = { args: { ratio: "1" } };
export const FileMissing: Story = { args: { name: "no-such-picture", alt: "A picture that is lost" } };
export const NoPicture: Story = { args: { name: undefined, alt: "" } };
