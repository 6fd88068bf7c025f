import type { Meta, StoryObj } from "@storybook/react-vite";
import { translate } from "../../.storybook/translate-args.ts";
import { usage } from "../../foundations/usage.ts";
import { DeityArtwork } from "./deity-artwork.tsx";

const DEITIES = [
  "Durga",
  "Ganesha",
  "Hanuman",
  "Kali",
  "Krishna",
  "Lakshmi",
  "Rama",
  "Saraswati",
  "Shani",
  "Shiva",
  "Surya",
  "Vishnu",
];

const meta = {
  component: DeityArtwork,
  args: { name: "deity-shiva", alt: "A trident in a mandala of petals", sizes: "132px" },
  parameters: {
    docs: usage({
      when: "Wherever a deity stands for a choice or a chapter. With the name beside it, `alt` is empty.",
      not: "For a ritual or a temple (`Artwork`, in the picture of its card), and never as mere decoration.",
    }),
  },
} satisfies Meta<typeof DeityArtwork>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FileMissing: Story = { args: { name: "no-such-deity" } };
export const NoPicture: Story = { args: { name: undefined, alt: "" } };
/** All deities in one drawing style, one emblem each. */
export const All: Story = {
  render: (args, context) => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(3, 1fr)", gap: 16, padding: 4 }}>
      {DEITIES.map((deity) => (
        <li key={deity}>
          <DeityArtwork {...args} name={`deity-${deity.toLowerCase()}`} alt={translate(deity, context)} />
        </li>
      ))}
    </ul>
  ),
};
