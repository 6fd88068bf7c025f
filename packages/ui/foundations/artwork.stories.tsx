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
  offering:
    "bilva-patra jal dugdha deep phool gudhal lal-phool tulsi-mala kamal chunri sari kumkum nariyal durva modak laddoo peda sandesh makhan-mishri sindoor til arghya annadaan go-seva ahuti til-tel notebooks prasad-box dakshina",
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
/** What is done, at its temple and hour: each puja has its own scene. */
export const Pujas: Story = family("puja");
/** A tray with what is offered, at its temple and hour. */
export const Chadhaava: Story = family("chadhaava");
/** What is offered, in the number that is offered. */
export const Offerings: Story = family("offering");
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
