import type { Meta, StoryObj } from "@storybook/react-vite";
import { Artwork } from "../src/artwork/index.ts";
import styles from "./foundations.module.css";

const meta = { title: "Foundations/Artwork", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const families = {
  deity: "durga ganesha hanuman kali krishna lakshmi rama saraswati shani shiva surya vishnu",
  puja: "pradosh-rudrabhishek-kashi sri-suktam-homa-kolhapur aditya-hridayam-arasavalli kumkum-archana-kolhapur mahamrityunjaya-homa-mahakaleshwar gita-path-vrindavan",
  chadhaava:
    "somvar-chadhaava-kashi mangalvar-chadhaava-hanuman-garhi ekadashi-chadhaava-banke-bihari amavasya-chadhaava-kalighat",
  ritual: "aarti abhishek archana homa katha path sahasranama shanti",
  service: "puja chadhava store gemstone astro kundali name reels",
  temple:
    "kashi-vishwanath mahakaleshwar-ujjain omkareshwar trimbakeshwar somnath rameshwaram mahalakshmi-kolhapur vindhyavasini kamakhya siddhivinayak-mumbai hanuman-garhi-ayodhya banke-bihari-vrindavan arasavalli-surya badrinath kalighat-kolkata",
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
/** What is done, at its temple and hour: each puja has a scene of its own. */
export const Pujas: Story = family("puja");
/** A tray with what is offered, at its temple and hour. */
export const Chadhaava: Story = family("chadhaava");
/** The emblem of a ritual. */
export const Rituals: Story = family("ritual");
export const Services: Story = family("service");
/** The temple by its roofline and its land. */
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
