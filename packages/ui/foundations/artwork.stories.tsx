import type { Meta, StoryObj } from "@storybook/react-vite";
import { Artwork } from "../src/artwork/index.ts";
import styles from "./foundations.module.css";

const meta = { title: "Foundations/Artwork", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const families = {
  deity: "durga ganesha hanuman kali krishna lakshmi rama saraswati shani shiva surya vishnu",
  puja: "aarti abhishek archana homa katha path sahasranama shanti",
  service: "puja chadhava store gemstone astro kundali name reels",
  temple: "kashi-vishwanath somnath rameshwaram kamakhya trimbakeshwar badrinath",
} as const;

const family = (name: keyof typeof families): Story => ({
  render: () => (
    <ul className={styles.pictures}>
      {families[name].split(" ").map((one) => (
        <li key={one}>
          <Artwork name={`${name}-${one}`} alt="" sizes="160px" />
          <code>
            {name}-{one}
          </code>
        </li>
      ))}
    </ul>
  ),
});

/** A mandala of petals, rings and dots around one emblem, with one palette per deity. */
export const Deities: Story = family("deity");
/** The act of a ritual, in the palette of its deity. */
export const Rituals: Story = family("puja");
export const Services: Story = family("service");
/** The tower of the temple's own region. */
export const Temples: Story = family("temple");
/** When a picture fails to load, its background takes its place. */
export const Missing: Story = {
  render: () => (
    <ul className={styles.pictures}>
      <li>
        <Artwork name="no-such-picture" alt="" sizes="160px" />
      </li>
    </ul>
  ),
};
