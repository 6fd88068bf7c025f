import type { Meta, StoryObj } from "@storybook/react-vite";
import { usage } from "../../foundations/usage.ts";
import { Gallery } from "./gallery.tsx";

const pictures = [
  { name: "deity-shiva", alt: "A trident in a mandala of petals" },
  { name: "deity-durga", alt: "A kalash in a mandala of petals" },
  { name: "deity-surya", alt: "A sun in a mandala of petals" },
  { name: "deity-vishnu", alt: "A conch in a mandala of petals" },
  { name: "deity-ganesha", alt: "A lotus seat in a mandala of petals" },
];

const meta = {
  component: Gallery,
  args: { label: "Pictures of the rite", pictures: pictures.slice(0, 3) },
  parameters: {
    hi: { label: "पूजा के चित्र" },
    docs: usage({
      when: "For the pictures of one thing, at the head of its page. The first one is what the page waits for.",
      not: "For a row of different things: that is a `Rail` of cards.",
      keys: { Tab: "Goes to the row of several", "← →": "Scrolls it, where there is more than fits" },
    }),
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const One: Story = { args: { pictures: pictures.slice(0, 1) } };
export const Two: Story = { args: { pictures: pictures.slice(0, 2) } };
export const Many: Story = { args: { pictures } };
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const PictureMissing: Story = {
  args: { pictures: [{ name: "lost", alt: "A lotus" }, ...pictures.slice(0, 2)] },
};
