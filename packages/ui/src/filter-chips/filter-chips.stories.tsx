import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { FilterChips } from "./filter-chips.tsx";

const meta = {
  component: FilterChips,
  args: {
    label: "Deity",
    chips: [
      { href: "#shiva", label: "Shiva", selected: true },
      { href: "#durga", label: "Durga" },
      { href: "#lakshmi", label: "Lakshmi" },
      { href: "#hanuman", label: "Hanuman" },
      { href: "#surya", label: "Surya" },
    ],
  },
  parameters: {
    docs: usage({
      when: "For the few filters that most people use, over a list.",
      not: "For all the rest of them (`Facets`); for actions.",
      keys: LINK_KEYS,
    }),
    hi: {
      label: "देवता",
      chips: [
        { href: "#shiva", label: "शिव", selected: true },
        { href: "#durga", label: "दुर्गा" },
        { href: "#lakshmi", label: "लक्ष्मी" },
        { href: "#hanuman", label: "हनुमान" },
        { href: "#surya", label: "सूर्य" },
      ],
    },
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Without filters there is no row. */
export const Nothing: Story = { args: { chips: [] } };
export const One: Story = { args: { chips: meta.args.chips.slice(0, 1) } };
export const NoneChosen: Story = { args: { chips: meta.args.chips.slice(1) } };
export const Chosen: Story = {
  args: {
    label: "Chosen filters",
    chips: [
      { href: "#1", label: "Shiva", removeLabel: "remove" },
      { href: "#2", label: "Kashi Vishwanath, Varanasi", removeLabel: "remove" },
    ],
  },
};
export const LongHindi: Story = {
  args: {
    lang: "hi",
    label: "देवता",
    chips: [
      { href: "#1", label: "श्री काशी विश्वनाथ और द्वादश ज्योतिर्लिंग", selected: true },
      { href: "#2", label: "माता विन्ध्यवासिनी और नव दुर्गा" },
      { href: "#3", label: "सूर्य नारायण" },
    ],
  },
};
