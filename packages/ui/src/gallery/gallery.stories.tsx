import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { usage } from "../../foundations/usage.ts";
import { Gallery } from "./gallery.tsx";

const pictures = [
  {
    name: "puja-pradosh-rudrabhishek-kashi",
    alt: "A drawing of Kashi at dusk, water running over the linga",
  },
  { name: "temple-kashi-vishwanath", alt: "A drawing of the temple of Kashi" },
  {
    name: "puja-aditya-hridayam-arasavalli",
    alt: "A drawing of Arasavalli at sunrise, water poured to the Sun",
  },
  { name: "temple-badrinath", alt: "A drawing of the temple of Badrinath" },
  { name: "puja-atharvashirsha-path-siddhivinayak-altar", alt: "A drawing of a book before Ganesha" },
];

const meta = {
  component: Gallery,
  args: {
    label: "Pictures of the puja",
    arrows: { back: "Previous", on: "Next" },
    pictures: pictures.slice(0, 3),
  },
  parameters: {
    hi: { label: "पूजा के चित्र", arrows: { back: "पिछली", on: "अगली" } },
    docs: usage({
      when: "For the pictures of one thing, at the head of its page. The first one is what the page waits for.",
      not: "For a row of different things: that is a `Rail` of cards.",
      keys: {
        Tab: "Goes to the row where there is more than fits, then to its arrows",
        "← →": "Scrolls the row",
        "Enter, Space": "On an arrow: scrolls by what is in view",
      },
    }),
  },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without pictures there is no background either. */
export const Nothing: Story = { args: { pictures: [] } };
/** A single picture takes the full width, on phones and desktops. */
export const One: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    const [picture, row] = [canvas.getByRole("listitem"), canvas.getByRole("list")];
    await expect(picture.clientWidth).toBe(row.clientWidth);
  },
};
export const Two: Story = { args: { pictures: pictures.slice(0, 2) } };
/** A mouse cannot swipe: arrows move from picture to picture. */
export const Many: Story = {
  args: { pictures },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const [back, on] = await canvas.findAllByRole("button");
    await userEvent.click(on as HTMLElement);
    await waitFor(() => expect(back).toHaveAttribute("aria-disabled", "false"));
  },
};
export const Wide: Story = { globals: { viewport: { value: "desktop" } } };
export const PictureMissing: Story = {
  args: { pictures: [{ name: "lost", alt: "A lotus" }, ...pictures.slice(0, 2)] },
};
