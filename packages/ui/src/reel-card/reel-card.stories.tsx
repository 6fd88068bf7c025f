import type { Meta, StoryObj } from "@storybook/react-vite";
import { LINK_KEYS, usage } from "../../foundations/usage.ts";
import { CardSkeleton } from "../card/index.ts";
import { ReelCard } from "./reel-card.tsx";

const meta = {
  component: ReelCard,
  args: {
    href: "#reel",
    title: "The evening aarti from the river",
    image: { name: "puja-sandhya-aarti-vindhyavasini", alt: "A drawing of the lamp of aarti" },
    duration: { shown: "0:45", label: "45 seconds" },
    about: "Varanasi",
  },
  parameters: {
    hi: { title: "नदी से संध्या आरती", about: "वाराणसी", duration: { shown: "0:45", label: "45 सेकंड" } },
    docs: usage({
      when: "For a short film in a rail; it leads to the feed, and opens at the second the link names.",
      not: "To play something in its place: that is a `VideoPlayer`.",
      keys: LINK_KEYS,
    }),
  },
  decorators: [(Story) => <div style={{ inlineSize: "min(100%, 200px)" }}>{Story()}</div>],
} satisfies Meta<typeof ReelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const TitleAlone: Story = { args: { about: undefined } };
export const PictureMissing: Story = { args: { image: { name: "lost", alt: "A river" } } };
export const NoPicture: Story = { args: { image: undefined } };
export const LongHindi: Story = {
  args: {
    lang: "hi",
    title: "कार्तिक पूर्णिमा की रात्रि को नौका से देखी हुई दशाश्वमेध घाट की महाआरती",
    about: "दशाश्वमेध घाट, वाराणसी",
    duration: { shown: "12:45", label: "12 मिनट 45 सेकंड" },
  },
};
export const Loading: Story = {
  render: () => <CardSkeleton ratio="9 / 16" eyebrow={false} lines={1} foot={false} />,
};
